import fc from "fast-check";
import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { hoursKept, lateWords, refuseLateMove } from "./late-cancelling";

const now = { today: "2026-11-20", minutes: 750 };
const terms = { lateCancelMinutes: 1440, lateCancelReturn: 50 };
const outing = {
  boatId: 1,
  bookingDate: "2026-11-21",
  startTime: "12:30",
  duration: 1,
  hoursUsed: 1.5,
  excused: false,
};

test("from the limit on all comes back, later a share of it, rounded up to a quarter", () => {
  expect(hoursKept(outing, terms, now)).toBe(0);
  const late = { ...outing, startTime: "12:00" };
  expect(hoursKept(late, terms, now)).toBe(0.75);
  expect(hoursKept({ ...late, hoursUsed: 1.25 }, terms, now)).toBe(0.5);
  expect(hoursKept(late, { ...terms, lateCancelReturn: 0 }, now)).toBe(1.5);
  expect(hoursKept(late, { ...terms, lateCancelReturn: 100 }, now)).toBe(0);
  expect(hoursKept(late, { ...terms, lateCancelMinutes: 0 }, now)).toBe(0);
  expect(hoursKept({ ...late, excused: true }, terms, now)).toBe(0);
});

test("what is kept is in quarters, and never more than what would not come back", () => {
  fc.assert(
    fc.property(fc.nat(64), fc.nat(100), (quarters, lateCancelReturn) => {
      const late = { ...outing, startTime: "06:00", hoursUsed: quarters / 4 };
      const kept = hoursKept(late, { ...terms, lateCancelReturn }, now);
      expect(kept * 4).toBe(Math.floor(kept * 4));
      expect(kept).toBeGreaterThanOrEqual(0);
      expect((late.hoursUsed - kept) * 100).toBeGreaterThanOrEqual(
        late.hoursUsed * lateCancelReturn,
      );
      expect((late.hoursUsed - kept - 0.25) * 100).toBeLessThan(
        Math.max(late.hoursUsed * lateCancelReturn, 0.001),
      );
    }),
  );
});

test("too late to cancel for free is too late to move or shorten, and not to lengthen", () => {
  const late = { ...outing, startTime: "12:00" };
  const code = (to: object, from = late) =>
    refuseLateMove(from, { ...from, ...to }, terms, now, documentedProfile)?.code ?? null;
  expect(code({ startTime: "14:00" })).toBe("TOO_LATE_TO_MOVE");
  expect(code({ boatId: 2 })).toBe("TOO_LATE_TO_MOVE");
  expect(code({ duration: 0.5 })).toBe("TOO_LATE_TO_MOVE");
  expect(code({ duration: 2 })).toBeNull();
  expect(code({ startTime: "14:00" }, outing)).toBeNull();
});

test.each([
  [
    1440,
    50,
    "In the last 24 hours before its start it can no longer be moved or shortened, and cancelling gives back 50% of its hours.",
  ],
  [
    45,
    0,
    "In the last 45 minutes before its start it can no longer be moved or shortened, and cancelling gives back none of its hours.",
  ],
  [0, 50, null],
  [60, 100, "In the last hour before its start it can no longer be moved or shortened."],
])("%d minutes and %d %% read: %s", (lateCancelMinutes, lateCancelReturn, words) => {
  expect(lateWords({ lateCancelMinutes, lateCancelReturn })).toBe(words);
});

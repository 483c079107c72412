import fc from "fast-check";
import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { fromMinutes, toMinutes } from "../time/clock-times";
import { dueTimeOf, latestDue, refuseDue } from "./due-time";

const facts = { due: "07:00", end: "07:00", nextStart: null, closes: "22:00" };

test.each([
  ["30 minutes at a time", facts, "07:30"],
  ["60 minutes beyond the end", { ...facts, due: "07:45" }, "08:00"],
  ["until the boat's next booking", { ...facts, nextStart: "07:10" }, "07:10"],
  ["until closing", { ...facts, due: "21:45", end: "21:30" }, "22:00"],
  ["not at all before a booking that follows at once", { ...facts, nextStart: "07:00" }, "07:00"],
])("an outing is extended %s", (_, given, latest) => {
  expect(latestDue(given)).toBe(latest);
  expect(refuseDue(latest, given, documentedProfile)).toBeNull();
  const later = fromMinutes(toMinutes(latest) + 1);
  expect(refuseDue(later, given, documentedProfile)).toMatchObject({
    code: "DUE_TOO_LATE",
    field: "timeStr",
  });
});

test("the refusal names the latest time and nobody", () => {
  expect(refuseDue("07:31", facts, documentedProfile)?.message).toBe(
    "The boat can be out until 7:30 AM at the latest.",
  );
});

test("a time before the present due time is no extension", () => {
  expect(refuseDue("06:59", facts, documentedProfile)).toMatchObject({
    code: "BAD_INPUT",
    field: "timeStr",
  });
  expect(refuseDue("07:00", facts, documentedProfile)).toBeNull();
});

test("any minute between the present due time and the latest will do, and no other", () => {
  const minute = fc.integer({ min: 5 * 60, max: 22 * 60 });
  fc.assert(
    fc.property(minute, minute, minute, minute, (a, b, c, d) => {
      const [end = 0, due = 0, nextStart = 0] = [a, b, c].sort((x, y) => x - y);
      const given = {
        end: fromMinutes(end),
        due: fromMinutes(due),
        nextStart: fromMinutes(nextStart),
        closes: "22:00",
      };
      const fits = d >= due && d <= Math.max(due, Math.min(due + 30, end + 60, nextStart));
      expect(refuseDue(fromMinutes(d), given, documentedProfile) === null).toBe(fits);
    }),
  );
});

test("an outing is due at its end unless it was extended beyond", () => {
  expect(dueTimeOf("07:00", null)).toBe("07:00");
  expect(dueTimeOf("07:00", "07:20")).toBe("07:20");
  // The rower has booked the next hour meanwhile.
  expect(dueTimeOf("08:00", "07:20")).toBe("08:00");
});

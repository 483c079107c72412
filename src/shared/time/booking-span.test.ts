import fc from "fast-check";
import { expect, test } from "vitest";
import { anySpan } from "../testing/arbitraries";
import { drawn } from "../testing/thoroughness";
import { type BookingSpan, outingState, overlaps } from "./booking-span";
import { toMinutes } from "./clock-times";

/** Every half hour of an outing, by name. */
const halfHours = ({ bookingDate, startTime, duration }: BookingSpan) =>
  Array.from({ length: duration * 2 }, (_, n) => `${bookingDate} ${toMinutes(startTime) + n * 30}`);

test("two outings overlap exactly when they share a half hour, whichever is asked first", () => {
  fc.assert(
    fc.property(anySpan, anySpan, (a, b) => {
      const shared = halfHours(a).some((half) => halfHours(b).includes(half));
      expect(overlaps(a, b)).toBe(shared);
      expect(overlaps(b, a)).toBe(shared);
    }),
    { numRuns: drawn(1000) },
  );
});

test("one outing may start when the other ends", () => {
  const early = { bookingDate: "2026-11-20", startTime: "06:00", duration: 1.5 };
  expect(overlaps(early, { ...early, startTime: "07:30" })).toBe(false);
  expect(overlaps(early, { ...early, startTime: "07:00" })).toBe(true);
});

test.each([
  ["2026-11-19", 720, "upcoming"],
  ["2026-11-20", 389, "upcoming"],
  ["2026-11-20", 390, "on-water"],
  ["2026-11-20", 479, "on-water"],
  ["2026-11-20", 480, "completed"],
  ["2026-11-21", 0, "completed"],
] as const)(
  "6:30 AM for 1.5 hours on November 20 is, on %s at minute %d, %s",
  (today, minutes, state) => {
    const span = { bookingDate: "2026-11-20", startTime: "06:30", duration: 1.5 };
    expect(outingState(span, { today, minutes })).toBe(state);
  },
);

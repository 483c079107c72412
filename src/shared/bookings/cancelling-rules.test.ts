import { expect, test } from "vitest";
import { refuseCancelling } from "./cancelling-rules";

const booking = {
  bookingDate: "2026-11-20",
  startTime: "12:30",
  duration: 2,
  status: "confirmed" as const,
};
const at = (today: string, minutes: number, byAdmin = false) =>
  refuseCancelling(booking, { today, minutes }, byAdmin)?.code;

test.each([
  ["2026-11-19", 1439, undefined],
  ["2026-11-20", 749, undefined],
  ["2026-11-20", 750, "BOOKING_STARTED"],
  ["2026-11-20", 900, "BOOKING_STARTED"],
  ["2026-11-21", 0, "BOOKING_STARTED"],
] as const)(
  "a member cancelling a 12:30 outing on %s at minute %d gets %s",
  (today, minutes, code) => {
    expect(at(today, minutes)).toBe(code);
  },
);

test("an admin may cancel a confirmed booking at any time", () => {
  expect(at("2026-11-20", 900, true)).toBeUndefined();
  expect(at("2027-01-01", 0, true)).toBeUndefined();
});

test.each([true, false])("nobody cancels twice (by an admin: %s)", (byAdmin) => {
  const cancelled = { ...booking, status: "cancelled" as const };
  const refusal = refuseCancelling(cancelled, { today: "2026-11-19", minutes: 0 }, byAdmin);
  expect(refusal?.code).toBe("ALREADY_CANCELLED");
});

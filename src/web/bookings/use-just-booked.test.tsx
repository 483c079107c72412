import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BookedView } from "../../shared/bookings/booking-schemas";
import { useJustBooked } from "./use-just-booked";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const booked = (id: number): BookedView => ({
  booking: {
    id,
    reference: `WRC-000${id}`,
    boatId: 1,
    bookingDate: "2026-11-21",
    startTime: "06:30",
    duration: 1,
    hoursUsed: 1,
    status: "confirmed",
    warnings: [],
    conditions: null,
    override: null,
  },
  hoursRemaining: 9,
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("calls a booking just booked for 3 seconds, and the next one afresh", () => {
  const initialProps: { of: BookedView | null } = { of: booked(1) };
  const hook = renderHook(({ of }) => useJustBooked(of)?.id, {
    initialProps,
  });
  pass(2999);
  expect(hook.result.current).toBe(1);
  pass(1);
  expect(hook.result.current).toBeUndefined();
  hook.rerender({ of: null });
  hook.rerender({ of: booked(2) });
  expect(hook.result.current).toBe(2);
  pass(3000);
  expect(hook.result.current).toBeUndefined();
});

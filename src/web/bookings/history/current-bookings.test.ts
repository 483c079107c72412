import { describe, expect, it } from "vitest";
import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { memberBooking } from "../../testing/member-booking";
import { currentBookings, nextOuting } from "./current-bookings";

const now = { today: "2026-11-20", minutes: 750 };

const running = memberBooking({
  id: 1,
  bookingDate: "2026-11-20",
  startTime: "12:00",
  duration: 1.5,
});
const thisEvening = memberBooking({ id: 2, bookingDate: "2026-11-20", startTime: "18:00" });
const tomorrow = memberBooking({ id: 3, bookingDate: "2026-11-21", startTime: "06:30" });
const nextMonth = memberBooking({ id: 4, bookingDate: "2026-12-04", startTime: "06:30" });

const ids = (bookings: readonly MemberBookingView[]) => bookings.map((booking) => booking.id);

describe("current bookings", () => {
  it("are sorted by date, the latest first", () => {
    expect(ids(currentBookings([tomorrow, nextMonth, thisEvening], [], now))).toEqual([4, 3, 2]);
  });

  it("keep the outing that is on the water now", () => {
    expect(ids(currentBookings([running, tomorrow], [], now))).toEqual([3, 1]);
  });

  it("drop an outing at the minute it ends", () => {
    expect(currentBookings([running], [], { ...now, minutes: 13 * 60 + 30 })).toEqual([]);
  });

  it("drop yesterday's outings and cancelled ones", () => {
    const over = memberBooking({ id: 5, bookingDate: "2026-11-19", startTime: "18:00" });
    const called = memberBooking({ id: 6, bookingDate: "2026-11-21", status: "cancelled" });
    expect(currentBookings([over, called], [], now)).toEqual([]);
  });
});

const logged = { bookingId: 1, launchedAt: "2026-11-20T19:00:00.000Z" };

describe("where the log knows more than the clock", () => {
  it("an outing stays current until it has landed, and not longer", () => {
    const late = { ...now, minutes: 15 * 60 };
    const out = [{ ...logged, landedAt: null }];
    const back = [{ ...logged, landedAt: "2026-11-20T19:20:00.000Z" }];
    expect(ids(currentBookings([running, tomorrow], out, late))).toEqual([3, 1]);
    expect(ids(currentBookings([running, tomorrow], back, now))).toEqual([3]);
  });

  it("the next outing is the one on the water, and not one that nobody launched", () => {
    const out = [{ ...logged, bookingId: 2, landedAt: null }];
    const inShed = { ...logged, launchedAt: null, landedAt: null };
    expect(nextOuting([running, thisEvening], [inShed, ...out], now)?.id).toBe(2);
  });
});

describe("the next outing", () => {
  it("is the one that starts soonest, whatever order they came in", () => {
    expect(nextOuting([nextMonth, thisEvening, tomorrow], [], now)?.id).toBe(2);
  });

  it("is the running one while somebody is out", () => {
    expect(nextOuting([thisEvening, running], [], now)?.id).toBe(1);
  });

  it("is null when nothing is booked", () => {
    expect(nextOuting([], [], now)).toBeNull();
  });
});

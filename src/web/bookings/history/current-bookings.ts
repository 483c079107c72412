import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { bookingStage, isOver, type LoggedBooking } from "../../../shared/outings/booking-stage";
import type { BookingSpan } from "../../../shared/time/booking-span";
import type { ClubTime } from "../../../shared/time/club-now";

/**
 * Confirmed outings that are ahead or on the water now, latest date first (rules, Bookings).
 */
export function currentBookings(
  bookings: readonly MemberBookingView[],
  log: readonly LoggedBooking[],
  now: ClubTime,
): MemberBookingView[] {
  return bookings
    .filter((booking) => booking.status === "confirmed")
    .filter((booking) => !isOver(bookingStage(booking, log, now)))
    .sort((a, b) => compareStarts(b, a));
}

/** The outing on the water now, else the one that starts soonest; null when there is none. */
export function nextOuting(
  bookings: readonly MemberBookingView[],
  log: readonly LoggedBooking[],
  now: ClubTime,
): MemberBookingView | null {
  const current = currentBookings(bookings, log, now);
  const out = current.filter((booking) => bookingStage(booking, log, now) === "on-water");
  return out.at(-1) ?? current.at(-1) ?? null;
}

/** Orders outings from the earliest start to the latest. */
export function compareStarts(a: BookingSpan, b: BookingSpan): number {
  return startText(a) < startText(b) ? -1 : 1;
}

const startText = ({ bookingDate, startTime }: BookingSpan) => `${bookingDate} ${startTime}`;

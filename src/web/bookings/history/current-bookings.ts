import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { type BookingSpan, outingState } from "../../../shared/time/booking-span";
import type { ClubTime } from "../../../shared/time/club-now";

/**
 * Confirmed outings that are ahead or on the water now, latest date first (rules, Bookings).
 */
export function currentBookings(
  bookings: readonly MemberBookingView[],
  now: ClubTime,
): MemberBookingView[] {
  return bookings
    .filter((booking) => booking.status === "confirmed")
    .filter((booking) => outingState(booking, now) !== "completed")
    .sort((a, b) => compareStarts(b, a));
}

/** The outing on the water now, else the one that starts soonest; null when there is none. */
export function nextOuting(
  bookings: readonly MemberBookingView[],
  now: ClubTime,
): MemberBookingView | null {
  return currentBookings(bookings, now).at(-1) ?? null;
}

/** Orders outings from the earliest start to the latest. */
export function compareStarts(a: BookingSpan, b: BookingSpan): number {
  return startText(a) < startText(b) ? -1 : 1;
}

const startText = ({ bookingDate, startTime }: BookingSpan) => `${bookingDate} ${startTime}`;

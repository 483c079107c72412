import type { BookingSpan } from "../time/booking-span";
import { endTime } from "../time/clock-times";

/** What tells whether one booking goes on where another ends. */
export interface ChainLink extends BookingSpan {
  id: number;
  boatId: number;
  memberId: number;
}

/**
 * The bookings that continue an outing without coming back to the dock, in order: of the same rower
 * and boat, each beginning where the one before ends. `bookings` are confirmed and have no outing
 * of their own.
 */
export function continuationsOf<Link extends ChainLink>(
  head: ChainLink,
  bookings: readonly Link[],
): Link[] {
  const next = bookings.find(
    (booking) =>
      booking.id !== head.id &&
      booking.boatId === head.boatId &&
      booking.memberId === head.memberId &&
      booking.bookingDate === head.bookingDate &&
      booking.startTime === endTime(head.startTime, head.duration),
  );
  return next ? [next, ...continuationsOf(next, bookings)] : [];
}

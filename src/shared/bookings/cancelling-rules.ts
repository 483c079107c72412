import { Refusal } from "../refusals";
import { type BookingSpan, minutesUntil } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";

/** A booking that may be cancelled, with what the outing log knows of it. */
export interface CancellableBooking extends BookingSpan {
  status: "confirmed" | "cancelled";
  /** nothing while its boat was not launched */
  outing?: "out" | "landed" | null;
}

/**
 * Own bookings before their start; admins any confirmed one; nobody while the boat is out, and no
 * rower once they have rowed; rules, Bookings and On the water.
 */
export function refuseCancelling(
  booking: CancellableBooking,
  now: ClubTime,
  byAdmin: boolean,
): Refusal | null {
  if (booking.status === "cancelled") return new Refusal("ALREADY_CANCELLED");
  if (booking.outing === "out") return new Refusal("ALREADY_LAUNCHED");
  if (byAdmin) return null;
  if (booking.outing === "landed") return new Refusal("ALREADY_LAUNCHED", alreadyRowed);
  if (minutesUntil(booking, now) > 0) return null;
  return new Refusal("BOOKING_STARTED");
}

const alreadyRowed = "You have been out on this booking, so it can no longer be cancelled.";

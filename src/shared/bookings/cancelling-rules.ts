import { Refusal } from "../refusals";
import { toMinutes } from "../time/clock-times";
import type { ClubTime } from "../time/club-now";
import type { BookingSpan } from "./booking-span";

/** Own bookings before their start; admins any confirmed one; rules, Bookings. */
export function refuseCancelling(
  booking: BookingSpan & { status: "confirmed" | "cancelled" },
  now: ClubTime,
  byAdmin: boolean,
): Refusal | null {
  if (booking.status === "cancelled") return new Refusal("ALREADY_CANCELLED");
  if (byAdmin || startsAfter(booking, now)) return null;
  return new Refusal("BOOKING_STARTED");
}

function startsAfter(booking: BookingSpan, now: ClubTime): boolean {
  if (booking.bookingDate !== now.today) return booking.bookingDate > now.today;
  return toMinutes(booking.startTime) > now.minutes;
}

import type { BookingSpan } from "../../shared/time/booking-span";
import { fromDay } from "../../shared/time/club-dates";
import type { Booking } from "../generated/prisma/client";

/** When the boat is out, as the rules take it. */
export function spanOf(
  booking: Pick<Booking, "bookingDate" | "startTime" | "duration">,
): BookingSpan {
  return {
    bookingDate: fromDay(booking.bookingDate),
    startTime: booking.startTime,
    duration: booking.duration.toNumber(),
  };
}

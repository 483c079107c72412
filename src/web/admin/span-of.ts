import type { AdminBookingView } from "../../shared/bookings/booking-schemas";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { soundDuration } from "../../shared/bookings/day-glance";

/** When a booking as admins see it is out; a broken duration falls back (rules, Bookings). */
export const spanOf = ({ date, time, duration }: AdminBookingView): BookingSpan => ({
  bookingDate: date,
  startTime: time,
  duration: soundDuration(duration),
});

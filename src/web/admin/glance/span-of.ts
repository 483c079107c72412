import type { AdminBookingView } from "../../../shared/bookings/booking-schemas";
import { soundDuration } from "../../../shared/bookings/day-glance";
import type { BookingSpan } from "../../../shared/time/booking-span";

/** When a booking as admins see it is out; a broken duration falls back (rules, Bookings). */
export const spanOf = ({ date, time, duration }: AdminBookingView): BookingSpan => ({
  bookingDate: date,
  startTime: time,
  duration: soundDuration(duration),
});

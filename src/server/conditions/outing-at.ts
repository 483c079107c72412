import type { BookingSpan } from "../../shared/bookings/booking-span";
import type { OutingAt } from "../../shared/conditions/forecast-hour";
import { clubInstant } from "../club-time";

/** An outing with the moment at which it starts, by the club's clock. */
export const outingAt = (span: BookingSpan): OutingAt => ({
  ...span,
  startsAt: clubInstant(span.bookingDate, span.startTime).getTime() / 1000,
});

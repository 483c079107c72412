import type { Formats } from "../../shared/profile/formats";
import type { BookingSpan } from "../../shared/time/booking-span";
import { formatTime } from "../../shared/time/clock-times";
import { formatDate } from "../../shared/time/club-dates";
import { outingTimes } from "../../shared/time/outing-words";

/** "Saturday, November 21, 8:00 AM – 9:00 AM" */
export const when = (span: BookingSpan, formats: Formats) =>
  `${formatDate(span.bookingDate, "EEEE, MMMM d")}, ${outingTimes(span, formats)}`;

/** "Sat, Nov 21 at 8:00 AM", for a subject or a lock screen. */
export const shortly = ({ bookingDate, startTime }: BookingSpan, formats: Formats) =>
  `${formatDate(bookingDate, "EEE, MMM d")} at ${formatTime(startTime, formats)}`;

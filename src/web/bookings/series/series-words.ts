import type { Formats } from "../../../shared/profile/formats";
import type { BookingSpan } from "../../../shared/time/booking-span";
import { formatDate } from "../../../shared/time/club-dates";
import { outingTimes } from "../../../shared/time/outing-words";

/** "Every Tuesday, 6:00 AM – 7:30 AM" */
export const everyWeek = (span: BookingSpan, formats: Formats): string =>
  `Every ${formatDate(span.bookingDate, "EEEE")}, ${outingTimes(span, formats)}`;

/** "6 Outings Booked" */
export const outingsBooked = ({ length }: readonly unknown[]): string =>
  length === 1 ? "1 Outing Booked" : `${length} Outings Booked`;

/** "9 bookings, Nov 24 to Jan 19" */
export function seriesLength(bookings: readonly BookingSpan[]): string {
  const days = bookings.map(({ bookingDate }) => bookingDate).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  return `${days.length} bookings, ${formatDate(first, "MMM d")} to ${formatDate(last, "MMM d")}`;
}

import { addDays, type ClubDate, formatDate } from "../time/club-dates";

/** Behind a due time: nothing for today's, " yesterday", else " on Nov 20". */
export function dueDay(bookingDate: ClubDate, today: ClubDate): string {
  if (bookingDate === today) return "";
  if (bookingDate === addDays(today, -1)) return " yesterday";
  return ` on ${formatDate(bookingDate, "MMM d")}`;
}

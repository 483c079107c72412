import { club } from "../club";
import { type ClockTime, endTime, formatTime } from "../time/clock-times";
import { addDays, type ClubDate, formatDate } from "../time/club-dates";
import type { BookingSpan } from "./booking-span";

/** "Today", "Tomorrow", else "Friday, November 27"; with the year when it is another one. */
export function outingDay(date: ClubDate, today: ClubDate): string {
  if (date === today) return "Today";
  if (date === addDays(today, 1)) return "Tomorrow";
  const thisYear = date.slice(0, 4) === today.slice(0, 4);
  return formatDate(date, thisYear ? "EEEE, MMMM d" : "EEEE, MMMM d, yyyy");
}

/** "6:30 – 8:00 AM", or "11:30 AM – 1:00 PM" when noon lies between. */
export function outingTimes({ startTime, duration }: BookingSpan): string {
  const end = formatTime(endTime(startTime, duration));
  const start = formatTime(startTime);
  const sameHalf = start.slice(-2) === end.slice(-2);
  return `${sameHalf ? start.slice(0, -3) : start} – ${end}`;
}

/** When to be at the dock: some minutes before the start (rules, Bookings). */
export function arrivalTime(startTime: ClockTime): string {
  return formatTime(endTime(startTime, -club.arriveMinutesEarly / 60));
}

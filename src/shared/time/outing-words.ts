import type { ClubProfile } from "../profile/club-profile";
import type { Formats } from "../profile/formats";
import type { BookingSpan } from "./booking-span";
import { type ClockTime, endTime, formatTime, formatTimes } from "./clock-times";
import { addDays, type ClubDate, formatDate } from "./club-dates";

/** "Today", "Tomorrow", else "Friday, November 27"; with the year when it is another one. */
export function outingDay(date: ClubDate, today: ClubDate): string {
  if (date === today) return "Today";
  if (date === addDays(today, 1)) return "Tomorrow";
  const thisYear = date.slice(0, 4) === today.slice(0, 4);
  return formatDate(date, thisYear ? "EEEE, MMMM d" : "EEEE, MMMM d, yyyy");
}

/** An outing's day inside a sentence: "today", "tomorrow". */
export function outingDayInside(date: ClubDate, today: ClubDate): string {
  const day = outingDay(date, today);
  return day === "Today" || day === "Tomorrow" ? day.toLowerCase() : day;
}

/** When an outing is, on whichever day. */
export type OutingHours = Omit<BookingSpan, "bookingDate">;

/** "6:30 AM – 8:00 AM": when an outing is. */
export function outingTimes({ startTime, duration }: OutingHours, formats: Formats): string {
  return formatTimes(startTime, endTime(startTime, duration), formats);
}

/** When to be at the dock: some minutes before the start (rules, Bookings). */
export function arrivalTime(
  startTime: ClockTime,
  profile: Pick<ClubProfile, "arriveMinutesEarly"> & Formats,
): string {
  return formatTime(endTime(startTime, -profile.arriveMinutesEarly / 60), profile);
}

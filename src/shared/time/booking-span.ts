import { type ClockTime, endTime, toMinutes } from "./clock-times";
import { type ClubDate, daysBetween } from "./club-dates";
import type { ClubTime } from "./club-now";

/** When a boat is out: a club day, a start and a duration in hours. */
export interface BookingSpan {
  bookingDate: ClubDate;
  startTime: ClockTime;
  duration: number;
}

/** Whether two outings share any time; one may start when the other ends. */
export function overlaps(a: BookingSpan, b: BookingSpan): boolean {
  return (
    a.bookingDate === b.bookingDate &&
    a.startTime < endTime(b.startTime, b.duration) &&
    b.startTime < endTime(a.startTime, a.duration)
  );
}

/** The earliest of these outings that shares any time with this one, null if none does. */
export const firstMet = (outings: readonly BookingSpan[], span: BookingSpan): BookingSpan | null =>
  outings
    .filter((outing) => overlaps(outing, span))
    .sort((one, other) => one.startTime.localeCompare(other.startTime))[0] ?? null;

/** Whether a start lies before this minute of the club's clock. */
export function hasPassed(
  { bookingDate, startTime }: Pick<BookingSpan, "bookingDate" | "startTime">,
  { today, minutes }: ClubTime,
): boolean {
  return bookingDate < today || (bookingDate === today && toMinutes(startTime) < minutes);
}

/** Minutes from now to its start; below zero once it has begun. */
export const minutesUntil = (
  { bookingDate, startTime }: BookingSpan,
  { today, minutes }: ClubTime,
): number => daysBetween(today, bookingDate) * 24 * 60 + toMinutes(startTime) - minutes;

/** Where an outing stands by the club's clock. It is on the water from its start to its end. */
export function outingState(
  span: BookingSpan,
  now: ClubTime,
): "upcoming" | "on-water" | "completed" {
  if (span.bookingDate !== now.today) {
    return span.bookingDate > now.today ? "upcoming" : "completed";
  }
  const start = toMinutes(span.startTime);
  if (now.minutes < start) return "upcoming";
  return now.minutes < start + span.duration * 60 ? "on-water" : "completed";
}

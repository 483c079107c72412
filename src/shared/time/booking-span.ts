import { minutesTo } from "./clock-changes";
import { type ClockTime, endTime } from "./clock-times";
import type { ClubDate } from "./club-dates";
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
  now: ClubTime,
): boolean {
  if (bookingDate !== now.today) return bookingDate < now.today;
  return minutesTo(bookingDate, startTime, now) < 0;
}

/** Minutes from now to its start; below zero once it has begun. */
export const minutesUntil = ({ bookingDate, startTime }: BookingSpan, now: ClubTime): number =>
  minutesTo(bookingDate, startTime, now);

/** Minutes from now to its end; below zero once it is over. */
export const minutesToEnd = (span: BookingSpan, now: ClubTime): number =>
  minutesTo(span.bookingDate, endTime(span.startTime, span.duration), now);

/** Where an outing stands by the club's clock. It is on the water from its start to its end. */
export function outingState(
  span: BookingSpan,
  now: ClubTime,
): "upcoming" | "on-water" | "completed" {
  if (span.bookingDate !== now.today) {
    return span.bookingDate > now.today ? "upcoming" : "completed";
  }
  if (minutesUntil(span, now) > 0) return "upcoming";
  return minutesToEnd(span, now) > 0 ? "on-water" : "completed";
}

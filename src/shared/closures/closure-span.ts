import type { Formats } from "../profile/formats";
import type { BookingSpan } from "../time/booking-span";
import { type ClockTime, endTime, formatTime, fromMinutes } from "../time/clock-times";
import { type ClubDate, formatDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";

/** A span of club time, its end excluded. */
export interface ClosureSpan {
  startDate: ClubDate;
  startTime: ClockTime;
  endDate: ClubDate;
  endTime: ClockTime;
}

/** A moment of club time that compares as text: "2026-11-21 09:00". */
const moment = (date: ClubDate, time: ClockTime) => `${date} ${time}`;

export const closureStart = ({ startDate, startTime }: ClosureSpan) => moment(startDate, startTime);
export const closureEnd = ({ endDate, endTime }: ClosureSpan) => moment(endDate, endTime);

export const hasClosureBegun = (closure: ClosureSpan, { today, minutes }: ClubTime): boolean =>
  closureStart(closure) < moment(today, fromMinutes(minutes));

export const isClosureOver = (closure: ClosureSpan, { today, minutes }: ClubTime): boolean =>
  closureEnd(closure) <= moment(today, fromMinutes(minutes));

/** What is left of a closure from now on: nothing of the past is closed. */
export const fromNowOn = <S extends ClosureSpan>(closure: S, now: ClubTime): S =>
  hasClosureBegun(closure, now)
    ? { ...closure, startDate: now.today, startTime: fromMinutes(now.minutes) }
    : closure;

/** Whether any of an outing lies in it. */
export function isClosedFor(outing: BookingSpan, closure: ClosureSpan): boolean {
  const { bookingDate, startTime } = outing;
  return (
    moment(bookingDate, startTime) < closureEnd(closure) &&
    closureStart(closure) < moment(bookingDate, endTime(startTime, outing.duration))
  );
}

/** "9:00 AM – 12:00 PM on Sat, Nov 21", or both ends with their days. */
export function closureTimes(closure: ClosureSpan, formats: Formats): string {
  const { startDate, endDate } = closure;
  const [from, to] = [closure.startTime, closure.endTime].map((time) => formatTime(time, formats));
  if (startDate === endDate) return `${from} – ${to} on ${shortDay(startDate)}`;
  return `${from} on ${shortDay(startDate)} – ${to} on ${shortDay(endDate)}`;
}

const shortDay = (date: ClubDate) => formatDate(date, "EEE, MMM d");

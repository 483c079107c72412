import { type BookingSpan, minutesUntil } from "../time/booking-span";
import { endTime } from "../time/clock-times";
import { addDays, type ClubDate, daysBetween, mondayOf } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import type { FairUseSettings, PrimeSpan } from "./fair-use-settings";

/** How the club shares its boats, and what a member has booked of what counts. */
export interface FairUseFacts {
  fairUse: FairUseSettings;
  /** confirmed, and not booked at short notice; from this week's Monday on */
  held: readonly BookingSpan[];
}

const shortNoticeMinutes = 120;

/** Whether an outing begins so soon that fair use does not count it; rules, Fair use. */
export const isShortNotice = (span: BookingSpan, now: ClubTime): boolean =>
  minutesUntil(span, now) < shortNoticeMinutes;

/** The member's bookings that have not begun, the soonest first. */
export const ahead = ({ held }: FairUseFacts, now: ClubTime): BookingSpan[] =>
  held.filter((span) => minutesUntil(span, now) > 0).sort(byStart);

const byStart = (a: BookingSpan, b: BookingSpan) =>
  `${a.bookingDate} ${a.startTime}` < `${b.bookingDate} ${b.startTime}` ? -1 : 1;

/** Rowed hours of the week, Monday to Sunday, that `day` lies in. */
export const hoursInWeek = (day: ClubDate, facts: FairUseFacts): number =>
  inWeekOf(day, facts).reduce((sum, { duration }) => sum + duration, 0);

/** The outings of that week that touch prime time. */
export const primeInWeek = (day: ClubDate, facts: FairUseFacts): number =>
  inWeekOf(day, facts).filter((span) => touchesPrime(span, facts.fairUse.primeTime)).length;

function inWeekOf(day: ClubDate, { held }: FairUseFacts): BookingSpan[] {
  const monday = mondayOf(day);
  return held.filter(({ bookingDate }) => mondayOf(bookingDate) === monday);
}

/** Whether an outing shares any time with the hours in demand; it may end when they begin. */
export const touchesPrime = (span: BookingSpan, primeTime: readonly PrimeSpan[]): boolean =>
  primeTime.some(
    ({ days, from, to }) =>
      days.includes(dayOfWeek(span.bookingDate)) &&
      span.startTime < to &&
      from < endTime(span.startTime, span.duration),
  );

/** 1 is Monday, 7 Sunday. */
const dayOfWeek = (date: ClubDate): number => daysBetween(mondayOf(date), date) + 1;

export const sundayOf = (day: ClubDate): ClubDate => addDays(mondayOf(day), 6);

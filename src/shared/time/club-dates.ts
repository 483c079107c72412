import { UTCDate } from "@date-fns/utc";
import {
  addDays as addDaysTo,
  addMonths as addMonthsTo,
  differenceInCalendarDays,
  format,
  isValid,
  startOfWeek,
} from "date-fns";

/** A calendar day as `yyyy-MM-dd`: compares as text, belongs to no time zone. */
export type ClubDate = string;

/** Whether the text is a day that exists: 2027-02-30 is not. */
export function isClubDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return isValid(day) && fromDay(day) === text;
}

export function addDays(date: ClubDate, days: number): ClubDate {
  return fromDay(addDaysTo(toDay(date), days));
}

/** That day `months` later, or that month's last day where it has no such day. */
export function addMonths(date: ClubDate, months: number): ClubDate {
  return fromDay(addMonthsTo(toDay(date), months));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: ClubDate, to: ClubDate): number {
  return differenceInCalendarDays(toDay(to), toDay(from));
}

/** The Monday of the date's week: what counts by weeks counts from there. */
export const mondayOf = (date: ClubDate): ClubDate => firstOfWeek(date, 1);

/** The first day of the date's week, as a club draws it: from Monday (1) or Sunday (7). */
export function firstOfWeek(date: ClubDate, weekStart: 1 | 7): ClubDate {
  return fromDay(startOfWeek(toDay(date), { weekStartsOn: weekStart === 7 ? 0 : 1 }));
}

/** `pattern` as date-fns writes it: "EEEE, MMMM d" gives "Friday, November 20". */
export function formatDate(date: ClubDate, pattern = "EEE, MMM d, yyyy"): string {
  return format(toDay(date), pattern);
}

/** Midnight UTC of the day: how a database `date` column travels through Prisma. */
export function toDay(date: ClubDate): Date {
  return new UTCDate(`${date}T00:00:00Z`);
}

export function fromDay(day: Date): ClubDate {
  return day.toISOString().slice(0, 10);
}

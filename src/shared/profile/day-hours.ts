import { type ClockTime, fromMinutes, toMinutes } from "../time/clock-times";
import { addDays, type ClubDate, toDay } from "../time/club-dates";
import type { ClubProfile, OpeningHours } from "./club-profile";

/** From when until when the club is open on one day. */
export type DayHours = Pick<OpeningHours, "opens" | "closes">;

/** Starts are on the hour and half hour. */
export const slotMinutes = 30;

/** The hours of a day; null on a day on which the club is closed. */
export function hoursOn(
  date: ClubDate,
  { openingHours }: Pick<ClubProfile, "openingHours">,
): DayHours | null {
  const day = toDay(date).getUTCDay() || 7;
  const monthDay = date.slice(5);
  return openingHours.find((one) => one.days.includes(day) && isWithin(monthDay, one)) ?? null;
}

/** Whether there is a day within a year from this one on which the club is closed. */
export function hasClosedDays(from: ClubDate, profile: Pick<ClubProfile, "openingHours">): boolean {
  const days = Array.from({ length: 366 }, (_, nr) => addDays(from, nr));
  return days.some((day) => hoursOn(day, profile) === null);
}

/** Whether a day of the year lies in a stretch of it, which may go over New Year. */
function isWithin(monthDay: string, { from, to }: OpeningHours): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}

/** Every start of a day by half hours, from opening to the last one; none on a closed day. */
export function startsOf(hours: DayHours | null): ClockTime[] {
  if (!hours) return [];
  const [opens, closes] = minutesOf(hours);
  return every(slotMinutes, opens, closes - slotMinutes);
}

/** The last start that leaves a full hour until closing; of a shorter day, its opening. */
export function lastFullStart(hours: DayHours): ClockTime {
  const [opens, closes] = minutesOf(hours);
  return fromMinutes(Math.max(opens, closes - 60));
}

/** The full hours, counted from opening until two hours before closing, at which admins book. */
export function adminStartsOf(hours: DayHours | null): ClockTime[] {
  if (!hours) return [];
  const [opens, closes] = minutesOf(hours);
  return every(60, opens, closes - 120);
}

/** The starts of a day's hours, counted from opening; a half hour left over counts as one. */
export function hourStartsOf(hours: DayHours | null): ClockTime[] {
  if (!hours) return [];
  const [opens, closes] = minutesOf(hours);
  return every(60, opens, closes - slotMinutes);
}

/** The minutes past the hour at which admins' starts lie, "00" or "30"; null where they differ. */
export function adminMinutes({ openingHours }: Pick<ClubProfile, "openingHours">): string | null {
  const [first, ...others] = new Set(openingHours.map(({ opens }) => opens.slice(3)));
  return first !== undefined && others.length === 0 ? first : null;
}

/** What an admin is told of a start off the club's hours, which begin so many minutes past the hour. */
export const onTheHour = (minutes: string): string =>
  `Please select a start on the ${minutes === "00" ? "" : "half "}hour`;

/** How long the club is open, in hours; 0 on a closed day. */
export function hoursOpen(hours: DayHours | null): number {
  if (!hours) return 0;
  const [opens, closes] = minutesOf(hours);
  return (closes - opens) / 60;
}

const minutesOf = ({ opens, closes }: DayHours) => [toMinutes(opens), toMinutes(closes)] as const;

function every(step: number, from: number, to: number): ClockTime[] {
  const count = Math.max(0, Math.floor((to - from) / step) + 1);
  return Array.from({ length: count }, (_, nr) => fromMinutes(from + nr * step));
}

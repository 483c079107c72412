import { type ClubDate, isClubDate, mondayOf } from "../../shared/time/club-dates";

/**
 * Which days' backups are kept: the newest of each of the last 7 days, 4 weeks and 12 months that
 * have one. Whoever keeps these every night keeps in the end what they would keep of all.
 */
export function daysToKeep(days: readonly ClubDate[]): ClubDate[] {
  const newestFirst = [...days].sort().reverse();
  const kept = new Set([
    ...newestOfEach(newestFirst, (day) => day, 7),
    ...newestOfEach(newestFirst, mondayOf, 4),
    ...newestOfEach(newestFirst, (day) => day.slice(0, 7), 12),
  ]);
  return newestFirst.filter((day) => kept.has(day));
}

function newestOfEach(
  newestFirst: readonly ClubDate[],
  periodOf: (day: ClubDate) => string,
  periods: number,
) {
  const newest = new Map<string, ClubDate>();
  for (const day of newestFirst) {
    const period = periodOf(day);
    if (!newest.has(period)) newest.set(period, day);
  }
  return [...newest.values()].slice(0, periods);
}

export const nameOfBackup = (day: ClubDate) => `slipway-${day}.gz`;

/** The day in a nightly backup's name; undefined for any other file. */
export function dayOfBackup(name: string): ClubDate | undefined {
  const day = /^slipway-(.{10})\.gz$/.exec(name)?.[1];
  return day && isClubDate(day) ? day : undefined;
}

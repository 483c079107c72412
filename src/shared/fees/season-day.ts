import { addDays, type ClubDate, isClubDate } from "../time/club-dates";

/** The last day of a season in a year; February 29 is February 28 in the years that have none. */
export function seasonDayIn(year: number, season: string): ClubDate {
  const day = `${year}-${season}`;
  return isClubDate(day) ? day : `${year}-02-28`;
}

/** The first day of the season that runs: the day after its last, or with no such day, New Year's. */
export function seasonStart(today: ClubDate, feeSeason: string): ClubDate {
  const year = Number(today.slice(0, 4));
  if (feeSeason === "once") return `${year}-01-01`;
  const last = seasonDayIn(year, feeSeason);
  return addDays(last < today ? last : seasonDayIn(year - 1, feeSeason), 1);
}

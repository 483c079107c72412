import { type ClubDate, isClubDate } from "../time/club-dates";

/** The last day of a season in a year; February 29 is February 28 in the years that have none. */
export function seasonDayIn(year: number, season: string): ClubDate {
  const day = `${year}-${season}`;
  return isClubDate(day) ? day : `${year}-02-28`;
}

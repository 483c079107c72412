import { type ClubDate, daysBetween } from "./club-dates";

/** Some days on end, both included. */
export interface Span {
  startDate: ClubDate;
  endDate: ClubDate;
}

/** How many days may be asked for at once. */
export interface MostDays {
  days: number;
  inWords: string;
}

/** Of availability and outings. */
export const availabilityDays: MostDays = {
  days: 100,
  inWords: "100 days",
};

/** Of a report. */
export const reportDays: MostDays = { days: 732, inWords: "two years" };

/** Why these days cannot be asked for, as a sentence; null where they can. */
export function wrongSpan({ startDate, endDate }: Span, most: MostDays): string | null {
  if (endDate < startDate) return "The end date must not be before the start date";
  if (daysBetween(startDate, endDate) < most.days) return null;
  return `Please ask for at most ${most.inWords} at once`;
}

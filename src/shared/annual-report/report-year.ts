import { addDays, addMonths, type ClubDate } from "../time/club-dates";

/** Days that a report is about, both included. */
export interface Period {
  startDate: ClubDate;
  endDate: ClubDate;
}

/** The last twelve months that are over: what an annual report is about unless somebody says otherwise. */
export function lastFullYear(today: ClubDate): Period {
  const month = `${today.slice(0, 7)}-01`;
  return { startDate: addMonths(month, -12), endDate: addDays(month, -1) };
}

/** Every month (yyyy-MM) that the period touches, also those in which nothing happened. */
export function monthsOf({ startDate, endDate }: Period): string[] {
  const months: string[] = [];
  for (
    let month = startDate.slice(0, 7);
    month <= endDate;
    month = addMonths(`${month}-01`, 1).slice(0, 7)
  ) {
    months.push(month);
  }
  return months;
}

/** After how many days without a booking a member counts as quiet. */
export const quietChoices = [30, 60, 90, 180, 365] as const;
export const usualQuietDays = 90;

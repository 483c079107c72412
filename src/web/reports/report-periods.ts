import { lastFullYear, type Period } from "../../shared/annual-report/report-year";
import { seasonStart } from "../../shared/fees/season-day";
import { addDays, type ClubDate, mondayOf } from "../../shared/time/club-dates";

/** What is asked for most, by its name. This year ends today, so that it compares with the last. */
export function reportPeriods(today: ClubDate): Record<string, Period> {
  const year = Number(today.slice(0, 4));
  const month = today.slice(0, 8);
  const nextMonth = addDays(`${month}28`, 4).slice(0, 8);
  const monday = mondayOf(today);
  return {
    "Last 90 days": { startDate: addDays(today, -90), endDate: today },
    "This week": { startDate: monday, endDate: addDays(monday, 6) },
    "This month": { startDate: `${month}01`, endDate: addDays(`${nextMonth}01`, -1) },
    "This year": { startDate: `${year}-01-01`, endDate: today },
    "Last year": { startDate: `${year - 1}-01-01`, endDate: `${year - 1}-12-31` },
  };
}

/**
 * The years that an annual report is asked for. Where the fee lasts to a day of the year, the season
 * that runs and the one before are among them.
 */
export function annualPeriods(today: ClubDate, feeSeason: string): Record<string, Period> {
  const { "This year": thisYear, "Last year": lastYear } = reportPeriods(today);
  return {
    "Last 12 months": lastFullYear(today),
    ...(thisYear && { "This year": thisYear }),
    ...(lastYear && { "Last year": lastYear }),
    ...(feeSeason !== "once" && seasonPeriods(today, feeSeason)),
  };
}

function seasonPeriods(today: ClubDate, feeSeason: string): Record<string, Period> {
  const startDate = seasonStart(today, feeSeason);
  const lastDay = addDays(startDate, -1);
  return {
    "This season": { startDate, endDate: today },
    "Last season": { startDate: seasonStart(lastDay, feeSeason), endDate: lastDay },
  };
}

/** 52 weeks earlier, so that Mondays stand beside Mondays. */
export const yearBefore = ({ startDate, endDate }: Period): Period => ({
  startDate: addDays(startDate, -weeksOfYear * 7),
  endDate: addDays(endDate, -weeksOfYear * 7),
});

const weeksOfYear = 52;

/** Every Monday whose week touches the period, also those on which nothing happened. */
export function mondaysOf({ startDate, endDate }: Period): ClubDate[] {
  const mondays: ClubDate[] = [];
  for (let day = mondayOf(startDate); day <= endDate; day = addDays(day, 7)) mondays.push(day);
  return mondays;
}

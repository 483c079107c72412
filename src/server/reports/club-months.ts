import { monthsOf, type Period } from "../../shared/annual-report/report-year";
import { addDays } from "../../shared/time/club-dates";
import { Prisma } from "../database/open-database";
import type { ClubClock } from "../time/club-clock";

/**
 * The club's month (yyyy-MM) of an instant, as SQL. The database has a clock of its own, so it is
 * told where the months begin.
 */
export function clubMonthOf(instant: Prisma.Sql, period: Period, clock: ClubClock): Prisma.Sql {
  const months = monthsOf(period);
  const days = [period.startDate, ...months.slice(1).map((month) => `${month}-01`)];
  const begin = days.map((day) => beginOf(day, clock));
  return Prisma.sql`
    (${months}::text[])[width_bucket(${instant}, ${begin}::text[]::timestamptz[])]`;
}

/** Whether an instant lies in the days of a period, as SQL. */
export const isWithin = (
  instant: Prisma.Sql,
  { startDate, endDate }: Period,
  clock: ClubClock,
): Prisma.Sql =>
  Prisma.sql`${instant} >= ${beginOf(startDate, clock)}::timestamptz
             AND ${instant} < ${beginOf(addDays(endDate, 1), clock)}::timestamptz`;

const beginOf = (day: string, clock: ClubClock) => clock.instantOf(day, "00:00").toISOString();

import type { BusyHour, CountedBookings } from "../../shared/annual-report/annual-facts";
import type { Period } from "../../shared/annual-report/report-year";
import { fromMinutes } from "../../shared/time/clock-times";
import { toDay } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { Prisma, type Statements } from "../database/open-database";

/** When the report is asked for, and since when outings are logged: null while they are not. */
export interface LogTime {
  now: ClubTime;
  loggedFrom: ClubTime | null;
}

/** The bookings of a period by boat and month, and by what became of them (rules, On the water). */
export function countBookings(
  db: Statements,
  period: Period,
  time: LogTime,
): Promise<CountedBookings[]> {
  return db.$queryRaw<CountedBookings[]>`
    SELECT "boatId", to_char("day", 'YYYY-MM') AS "month", "outcome",
           count(*)::int AS "bookings",
           (sum("duration") * 2)::int AS "halfHours",
           (sum("charged") * 4)::int AS "charged",
           (coalesce(sum("kilometres"), 0) * 10)::int AS "tenths"
      FROM (${withOutcomes(period, time)}) booking
     GROUP BY "boatId", "month", "outcome"
     ORDER BY "month", "boatId", "outcome"`;
}

/** When boats were on the water, as far as anybody knows. */
export function countBusyHours(db: Statements, period: Period, time: LogTime): Promise<BusyHour[]> {
  return db.$queryRaw<BusyHour[]>`
    SELECT extract(isodow FROM "day")::int - 1 AS "weekday",
           (half_hour / 2)::int AS "hour",
           count(*)::int AS "halfHours"
      FROM (${withOutcomes(period, time)}) booking
      CROSS JOIN LATERAL generate_series(
        (extract(epoch FROM "startsAt"::time) / 1800)::int,
        (extract(epoch FROM "startsAt"::time) / 1800 + "duration" * 2)::int - 1) half_hour
     WHERE "outcome" IN ('launched', 'unlogged')
     GROUP BY 1, 2
     ORDER BY 1, 2`;
}

/** All is reckoned on the club's clock, so that a change of the clocks moves nothing. */
const withOutcomes = ({ startDate, endDate }: Period, { now, loggedFrom }: LogTime) => Prisma.sql`
  SELECT booking."boatId", booking."bookingDate" AS "day", span."startsAt", booking."duration",
         CASE booking."status" WHEN 'cancelled' THEN booking."hoursKept"
                               ELSE booking."hoursUsed" END AS "charged",
         outing."kilometres",
         CASE WHEN booking."status" = 'cancelled' THEN 'cancelled'
              WHEN outing."bookingId" IS NOT NULL THEN 'launched'
              WHEN span."startsAt" + booking."duration" * interval '1 hour'
                   > ${clockText(now)}::timestamp THEN 'ahead'
              WHEN span."startsAt" >= ${loggedFrom && clockText(loggedFrom)}::timestamp THEN 'missed'
              ELSE 'unlogged' END AS "outcome"
    FROM "bookings" booking
    CROSS JOIN LATERAL
      (SELECT booking."bookingDate" + booking."startTime"::time AS "startsAt") span
    LEFT JOIN "outings" outing ON outing."bookingId" = booking."id"
   WHERE booking."status" IN ('confirmed', 'cancelled')
     AND booking."bookingDate" BETWEEN ${toDay(startDate)}::date AND ${toDay(endDate)}::date`;

const clockText = ({ today, minutes }: ClubTime) => `${today} ${fromMinutes(minutes)}`;

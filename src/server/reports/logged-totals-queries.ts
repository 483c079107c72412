import type { LoggedTotal } from "../../shared/reports/reports";
import { type ClubDate, toDay } from "../../shared/time/club-dates";
import type { Statements } from "../database/open-database";

/**
 * What the outing log holds of the days between two dates, by boat and month: landed outings,
 * minutes on the water and kilometres. An outing that went on with a second booking was on the water
 * once, so its minutes count once.
 */
export function listLoggedTotals(
  db: Statements,
  startDate: ClubDate,
  endDate: ClubDate,
): Promise<LoggedTotal[]> {
  return db.$queryRaw<LoggedTotal[]>`
    SELECT boat."name" AS "boat",
           to_char(booking."bookingDate", 'YYYY-MM') AS "month",
           count(*)::int AS "outings",
           coalesce(sum(extract(epoch FROM outing."landedAt" - outing."launchedAt") / 60)
                    FILTER (WHERE outing."continues" IS NULL), 0)::int AS "minutes",
           coalesce(sum(outing."kilometres"), 0)::float8 AS "kilometres"
      FROM "outings" outing
      JOIN "bookings" booking ON booking."id" = outing."bookingId"
      JOIN "boats" boat ON boat."id" = outing."boatId"
     WHERE outing."landedAt" IS NOT NULL
       AND booking."bookingDate" BETWEEN ${toDay(startDate)}::date AND ${toDay(endDate)}::date
     GROUP BY boat."id", 2
     ORDER BY 2, 1`;
}

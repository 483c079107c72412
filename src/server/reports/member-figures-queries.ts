import type { ComingAndGoing, QuietMember } from "../../shared/annual-report/annual-facts";
import type { Period } from "../../shared/annual-report/report-year";
import { type ClubDate, toDay } from "../../shared/time/club-dates";
import { Prisma, type Statements } from "../database/open-database";
import type { ClubClock } from "../time/club-clock";
import { clubMonthOf, isWithin } from "./club-months";

/** How many members came and left, by month. Whoever came and left is both. */
export function countComingAndGoing(
  db: Statements,
  period: Period,
  clock: ClubClock,
): Promise<ComingAndGoing[]> {
  const at = Prisma.sql`"at"`;
  return db.$queryRaw<ComingAndGoing[]>`
    SELECT ${clubMonthOf(at, period, clock)} AS "month",
           count(*) FILTER (WHERE "comes")::int AS "joined",
           count(*) FILTER (WHERE NOT "comes")::int AS "left"
      FROM (SELECT "registrationDate" AS "at", true AS "comes"
              FROM "members" WHERE "approvalStatus" = 'approved'
             UNION ALL
            SELECT "deletedAt", false
              FROM "members" WHERE "approvalStatus" = 'approved' AND "deletedAt" IS NOT NULL) member
     WHERE ${isWithin(at, period, clock)}
     GROUP BY 1
     ORDER BY 1`;
}

/** Approved members who were with the club on that day and have no booking after it. */
export function listQuietMembers(
  db: Statements,
  since: ClubDate,
  clock: ClubClock,
): Promise<QuietMember[]> {
  return db.$queryRaw<QuietMember[]>`
    SELECT member."firstName" || ' ' || member."lastName" AS "name",
           member."membershipStatus"::text AS "standing",
           last."day"::text AS "lastBooking"
      FROM "members" member
      CROSS JOIN LATERAL (SELECT max(booking."bookingDate") AS "day"
                            FROM "bookings" booking
                           WHERE booking."memberId" = member."id"
                             AND booking."status" = 'confirmed') last
     WHERE member."approvalStatus" = 'approved'
       AND member."deletedAt" IS NULL
       AND member."registrationDate" < ${clock.endOfDay(since)}
       AND (last."day" IS NULL OR last."day" <= ${toDay(since)}::date)
     ORDER BY last."day" NULLS FIRST, member."lastName", member."firstName", member."id"`;
}

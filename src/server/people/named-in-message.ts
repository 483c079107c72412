import { Prisma } from "../database/open-database";

/**
 * Whom a row of the outbox names: its reader, whom it is about, and where it is of an evening's reminder or
 * an alarm, all who are or were to be in the boat.
 */
export const namedInMessage = Prisma.sql`
  SELECT "outbox"."memberId" UNION ALL SELECT "outbox"."aboutMemberId" UNION ALL
  SELECT people."memberId"
    FROM (SELECT "id" AS "bookingId", "memberId" FROM "bookings"
           UNION ALL SELECT "bookingId", "memberId" FROM "crew" WHERE "state" = 'in') people
   WHERE ("outbox"."kind" = 'reminder' OR "outbox"."alarmId" IS NOT NULL)
     AND people."bookingId" = coalesce("outbox"."bookingId",
       (SELECT "bookingId" FROM "alarms" WHERE "id" = "outbox"."alarmId"))`;

import { kindsWhere } from "../../shared/mail/mail-kinds";
import { Prisma } from "../database/open-database";

const namingCrews = kindsWhere(({ names }) => names === "crew");

/**
 * The members whom a row of the outbox names: its reader, the member it is about, and where its kind
 * names the crew or it belongs to an alarm, all who are or were to be in the boat.
 */
export const namedInMessage = Prisma.sql`
  SELECT "outbox"."memberId" UNION ALL SELECT "outbox"."aboutMemberId" UNION ALL
  SELECT people."memberId"
    FROM (SELECT "id" AS "bookingId", "memberId" FROM "bookings"
           UNION ALL SELECT "bookingId", "memberId" FROM "crew" WHERE "state" = 'in') people
   WHERE ("outbox"."kind" IN (${Prisma.join(namingCrews)}) OR "outbox"."alarmId" IS NOT NULL)
     AND people."bookingId" = coalesce("outbox"."bookingId",
       (SELECT "bookingId" FROM "alarms" WHERE "id" = "outbox"."alarmId"))`;

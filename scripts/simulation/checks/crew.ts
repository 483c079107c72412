import { addDays } from "date-fns";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";

/** Whoever is in a boat has one seat of it, is in no other boat then, and pays their part. */
export async function expectCrewsWhole({ books, clock }: SimulatedClub): Promise<void> {
  const overlaps = await books.$queryRaw<unknown[]>`
    WITH aboard AS (
      SELECT "id", "memberId", booking_span("bookingDate", "startTime", "duration") AS "span"
        FROM "bookings" WHERE "status" = 'confirmed'
       UNION ALL
      SELECT booking."id", crew."memberId",
             booking_span(booking."bookingDate", booking."startTime", booking."duration")
        FROM "crew" crew JOIN "bookings" booking ON booking."id" = crew."bookingId"
       WHERE booking."status" = 'confirmed' AND crew."state" = 'in' AND crew."endedAt" IS NULL)
    SELECT one."memberId", one."id", other."id" AS "other" FROM aboard one JOIN aboard other
        ON one."memberId" = other."memberId" AND one."id" < other."id" AND one."span" && other."span"`;
  if (overlaps.length > 0) throw new Broken("nobody is in two boats in any role", overlaps);

  const crowded = await books.$queryRaw<unknown[]>`
    SELECT booking."id", boat."capacity", count(*) AS "aboard", count(DISTINCT crew."memberId") AS "members"
      FROM "bookings" booking JOIN "boats" boat ON boat."id" = booking."boatId"
      JOIN "crew" crew ON crew."bookingId" = booking."id"
       AND crew."state" IN ('in', 'guest') AND crew."endedAt" IS NULL
     WHERE booking."status" = 'confirmed'
     GROUP BY booking."id", boat."capacity"
    HAVING count(*) >= boat."capacity"
        OR count(*) FILTER (WHERE crew."state" = 'in') <> count(DISTINCT crew."memberId")
        OR bool_or(crew."memberId" = booking."memberId")
        OR booking."share" = 'equal' AND count(*) FILTER (WHERE crew."state" = 'in') >= booking."ways"`;
  if (crowded.length > 0) throw new Broken("no seat is given twice", crowded);

  // Of their rower the rest: that all lines together are the booking's cost, the books' check says.
  const unpaid = await books.$queryRaw<unknown[]>`
    SELECT "bookingId", "memberId", sum("part") AS "part", sum("charged") AS "charged" FROM (
      SELECT "bookingId", "memberId", "partQuarters" AS "part", 0 AS "charged" FROM "crew"
       UNION ALL
      SELECT "bookingId", "memberId", 0, -"quarters" FROM "hour_ledger"
       WHERE "bookingId" IS NOT NULL) sides
     WHERE "memberId" <> (SELECT "memberId" FROM "bookings" WHERE "id" = "bookingId")
     GROUP BY "bookingId", "memberId" HAVING sum("part") <> sum("charged")`;
  if (unpaid.length > 0) throw new Broken("each of a crew is charged their part", unpaid);

  // Clocks may be 90 minutes wrong.
  const gone = await books.$queryRaw<unknown[]>`
    SELECT crew."id", member."membershipStatus" FROM "crew" crew
      JOIN "bookings" booking ON booking."id" = crew."bookingId" AND booking."status" = 'confirmed'
      JOIN "members" member ON member."id" = crew."memberId"
     WHERE crew."state" = 'in' AND crew."endedAt" IS NULL
       AND booking."bookingDate" > ${addDays(clock.now(), 2)}
       AND (member."membershipStatus" = 'paused' OR member."deletedAt" IS NOT NULL)`;
  if (gone.length > 0) throw new Broken("who is paused or gone is in no crew ahead", gone);
}

import { subDays } from "date-fns";
import { getClubSettings } from "../../../src/server/settings/club-settings-queries";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";

/** What is held has its time, and whoever was offered a slot was told once. */
export async function expectHoldsInTime({ books, clock }: SimulatedClub): Promise<void> {
  const { waitlistHold } = await getClubSettings(books);
  const tooLong = await books.$queryRaw<unknown[]>`
    SELECT "id", "createdAt", "heldUntil" FROM "bookings"
     WHERE "heldUntil" > "createdAt" + make_interval(mins => ${waitlistHold}::int)
        OR "heldUntil" IS NOT NULL AND "hoursUsed" <> 0`;
  if (tooLong.length > 0) throw new Broken("nothing is held longer than the club holds", tooLong);

  // A week's, because mail is forgotten, and what was offered as well.
  const since = subDays(clock.now(), 7);
  const untold = await books.$queryRaw<unknown[]>`
    SELECT offer."id", offer."memberId" FROM "wish_offers" offer
     WHERE offer."createdAt" > ${since} AND 1 <> (
       SELECT count(*) FROM "outbox" WHERE "kind" = 'slot offered'
          AND "memberId" = offer."memberId" AND "createdAt" = offer."createdAt")`;
  if (untold.length > 0) throw new Broken("whoever is offered a slot is told once", untold);

  // Those to who has left are empty, and all called the same.
  const again = await books.$queryRaw<unknown[]>`
    SELECT "memberId", substring("subject" FROM ': (.*)') AS "slot" FROM "outbox"
     WHERE "kind" IN ('slot offered', 'hold taken back') AND "memberId" IS NOT NULL
       AND "text" <> ''
     GROUP BY 1, 2
    HAVING count(*) FILTER (WHERE "kind" = 'slot offered')
         > 1 + count(*) FILTER (WHERE "kind" = 'hold taken back')`;
  if (again.length > 0) throw new Broken("nobody is offered the same slot twice", again);
}

/** Once the server has had time, nothing is left of what was held past its time. */
export async function expectHoldsSwept({ books, clock }: SimulatedClub): Promise<void> {
  const left = await books.booking.findMany({ where: { heldUntil: { lte: clock.now() } } });
  if (left.length > 0) throw new Broken("nothing is held past its time", left);
}

import type { RowedWith } from "../../shared/crew/crew-schemas";
import { shortName } from "../../shared/members/short-name";
import { Prisma, type Statements } from "../database/open-database";

/** How many of those whom somebody rowed with are offered to be asked again. */
const mostOffered = 8;

const outingsWith = (memberId: number): Prisma.Sql => Prisma.sql`
  SELECT "id" AS "bookingId" FROM "bookings" WHERE "memberId" = ${memberId} AND "heldUntil" IS NULL
   UNION SELECT "bookingId" FROM "crew" WHERE "memberId" = ${memberId} AND "state" = 'in'`;

/** Whether two were in one crew before, in whatever role. */
export async function rowedTogether(tx: Statements, one: number, other: number): Promise<boolean> {
  const [found] = await tx.$queryRaw<[{ together: boolean }]>`
    SELECT EXISTS (SELECT FROM (${outingsWith(one)}) mine JOIN (${outingsWith(other)}) theirs
                     USING ("bookingId") WHERE ${one}::int <> ${other}::int) AS "together"`;
  return found.together;
}

/**
 * Whom a member rowed with and could ask again to come along on an outing, those of late first: in
 * short, and without who is in its crew or asked already. Whose an address is shows here neither.
 */
export async function listRowedWith(
  db: Statements,
  memberId: number,
  bookingId: number,
): Promise<RowedWith[]> {
  const people = await db.$queryRaw<{ id: number; firstName: string; lastName: string }[]>`
    WITH mine AS (${outingsWith(memberId)}),
    people AS (
      SELECT "memberId", "bookingId" FROM mine JOIN "crew" USING ("bookingId") WHERE "state" = 'in'
       UNION ALL
      SELECT "memberId", "id" FROM mine JOIN "bookings" ON "id" = "bookingId")
    SELECT member."id", member."firstName", member."lastName"
      FROM people JOIN "members" member ON member."id" = people."memberId"
     WHERE member."id" <> ${memberId} AND member."deletedAt" IS NULL
       AND member."approvalStatus" = 'approved' AND member."membershipStatus" <> 'paused'
       AND NOT EXISTS (SELECT FROM "crew" WHERE "bookingId" = ${bookingId}
         AND "memberId" = member."id" AND "endedAt" IS NULL AND "words" IS NULL)
     GROUP BY member."id" ORDER BY max(people."bookingId") DESC LIMIT ${mostOffered}`;
  return people.map((person) => ({ memberId: person.id, name: shortName(person) }));
}

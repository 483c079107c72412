import type { Place } from "../../shared/bookings/moving-rules";
import { Refusal } from "../../shared/refusals";
import { Prisma, type Statements } from "../database/open-database";
import type { MailMember } from "../mail/mail";

// Boats and members as bookings take them, in the order of locks.ts, each with what is decided on.

/** A boat as it is decided on. */
export interface LockedBoat {
  id: number;
  name: string;
  category: string;
  available: boolean;
  managerDisabled: boolean;
  requiredClearance: string | null;
  lights: boolean;
  /** how many it carries */
  capacity: number;
}

export interface LockedMember extends MailMember {
  firstName: string;
  lastName: string;
  approvalStatus: "pending" | "approved" | "rejected";
  membershipStatus: "inactive" | "active" | "paused";
  deleted: boolean;
}

/** What a boat is decided on by, as columns. */
export const boatFacts = Prisma.raw(
  `"id", "name", "category", "available", "managerDisabled", "requiredClearance", "lights", "capacity"`,
);
const memberFacts = Prisma.raw(
  `"id", "firstName", "lastName", "email", "mutedMail", "approvalStatus", "membershipStatus",
   "deletedAt" IS NOT NULL AS "deleted"`,
);

/**
 * What follows in the transaction is planned once for a connection: it looks at a dozen tables, so
 * planning it anew would cost more than running it. Left to itself, PostgreSQL plans it each time.
 */
const plannedOnce = Prisma.raw(`set_config('plan_cache_mode', 'force_generic_plan', true)`);

/**
 * Takes the boat (null when there is none), one that is held for the member, which booking may let go,
 * and then the member, in one round trip.
 */
export async function lockForBooking(tx: Statements, boatId: number, memberId: number) {
  const [row] = await tx.$queryRaw<[{ boats: LockedBoat[]; member: LockedMember | null }]>`
    WITH boat AS MATERIALIZED (
      SELECT ${boatFacts} FROM "boats"
       WHERE "id" = ANY (ARRAY(${heldFor(Prisma.sql`${memberId}`)}) || ${boatId}::int)
       ORDER BY "id" FOR NO KEY UPDATE),
    member AS MATERIALIZED (
      SELECT ${memberFacts} FROM "members"
       WHERE "id" = ${memberId} AND (SELECT count(*) FROM boat) >= 0 FOR NO KEY UPDATE)
    SELECT (SELECT coalesce(json_agg(boat), '[]') FROM boat) AS "boats",
           (SELECT to_json(member) FROM member) AS "member", ${plannedOnce}`;
  return {
    boat: row.boats.find(({ id }) => id === boatId) ?? null,
    boats: row.boats,
    member: memberHere(row.member),
  };
}

const heldFor = (memberId: Prisma.Sql) =>
  Prisma.sql`SELECT "boatId" FROM "bookings" WHERE "heldUntil" IS NOT NULL AND "memberId" = ${memberId}`;

/** Whose booking is moved, where it lay before the locks, and the boats that were taken. */
export interface LockedMove {
  /** null where there is no such booking, or it is somebody else's */
  known: (Place & { id: number }) | null;
  boats: LockedBoat[];
  member: LockedMember;
  /** its rower, and who is or was in its crew */
  people: readonly number[];
}

/**
 * Takes a booking's boat, the one it is to go to, and then its people, in one round trip. Whoever
 * moves only their own takes themselves where it is not theirs.
 */
export async function lockForMove(
  tx: Statements,
  { id, toBoatId = null }: { id: number; toBoatId?: number | undefined | null },
  by: { id: number; anyones: boolean },
): Promise<LockedMove> {
  const [row] = await tx.$queryRaw<[Omit<LockedMove, "member"> & { member: LockedMember | null }]>`
    WITH known AS MATERIALIZED (
      SELECT "id", "boatId", "memberId", "bookingDate", "startTime", "duration"::float8 AS "duration"
        FROM "bookings" WHERE "id" = ${id} AND "status" <> 'held' AND (${by.anyones} OR "memberId" = ${by.id})),
    boat AS MATERIALIZED (
      SELECT ${boatFacts} FROM "boats"
       WHERE "id" IN (SELECT "boatId" FROM known UNION SELECT ${toBoatId}::int FROM known
                      UNION ${heldFor(Prisma.sql`(SELECT "memberId" FROM known)`)})
       ORDER BY "id" FOR NO KEY UPDATE),
    people AS MATERIALIZED (
      SELECT ${memberFacts} FROM "members"
       WHERE "id" IN (SELECT coalesce((SELECT "memberId" FROM known), ${by.id})
                       UNION SELECT "memberId" FROM "crew"
                        WHERE "bookingId" = (SELECT "id" FROM known) AND "state" = 'in')
         AND (SELECT count(*) FROM boat) >= 0 ORDER BY "id" FOR NO KEY UPDATE)
    SELECT (SELECT to_json(known) FROM known) AS "known",
           (SELECT coalesce(json_agg(boat), '[]') FROM boat) AS "boats",
           (SELECT to_json(people) FROM people
             WHERE "id" = coalesce((SELECT "memberId" FROM known), ${by.id})) AS "member",
           (SELECT coalesce(json_agg("id"), '[]') FROM people) AS "people", ${plannedOnce}`;
  return { ...row, member: memberHere(row.member) };
}

function memberHere(member: LockedMember | null | undefined): LockedMember {
  if (!member || member.deleted) throw new Refusal("MEMBER_NOT_FOUND");
  return member;
}

/** Takes a member only where nobody has them now: null otherwise, and when they have left. */
export async function lockMemberIfFree(tx: Statements, id: number): Promise<LockedMember | null> {
  const [member] = await tx.$queryRaw<LockedMember[]>`
    SELECT ${memberFacts} FROM "members"
     WHERE "id" = ${id} AND "deletedAt" IS NULL FOR NO KEY UPDATE SKIP LOCKED`;
  return member ?? null;
}

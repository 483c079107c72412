import type { Tx } from "../../../src/server/database/open-database";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";

/** Writes that no verb should try, each with words of what refuses it. */
const guards: Record<string, (tx: Tx) => Promise<unknown>> = {
  bookings_one_per_boat: (tx) => tx.$executeRaw`
    INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed")
    SELECT "boatId", (SELECT max("id") FROM "members"), "bookingDate", "startTime", "duration", 0
      FROM "bookings" WHERE "status" = 'confirmed' ORDER BY "id" DESC LIMIT 1`,
  bookings_one_per_member: (tx) => tx.$executeRaw`
    INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed")
    SELECT (SELECT "id" FROM "boats" WHERE "name" = 'Guard'), "memberId", "bookingDate", "startTime",
           "duration", 0
      FROM "bookings" WHERE "status" = 'confirmed' ORDER BY "id" DESC LIMIT 1`,
  person_spans_one_each: (tx) => tx.$executeRaw`
    INSERT INTO "person_spans" ("bookingId", "memberId", "span")
    SELECT 0, "memberId", "span" FROM "person_spans" ORDER BY "bookingId" DESC LIMIT 1`,
  "has no seat left": (tx) => tx.$executeRaw`
    INSERT INTO "crew" ("bookingId", "state", "words", "createdAt")
    SELECT booking."id", 'guest', 'Guard', now()
      FROM (SELECT "id", "boatId" FROM "bookings" WHERE "status" = 'confirmed'
             ORDER BY "id" DESC LIMIT 1) booking
      JOIN "boats" boat ON boat."id" = booking."boatId"
      CROSS JOIN LATERAL generate_series(1, boat."capacity")`,
  "cannot be in its crew": (tx) => tx.$executeRaw`
    INSERT INTO "crew" ("bookingId", "memberId", "state", "createdAt", "joinedAt")
    SELECT "id", "memberId", 'in', now(), now() FROM "bookings" WHERE "status" = 'confirmed'
     ORDER BY "id" DESC LIMIT 1`,
  "something else than their part": (tx) => tx.$executeRaw`
    UPDATE "crew" SET "partQuarters" = "partQuarters" + 1
     WHERE "id" = (SELECT max("id") FROM "crew" WHERE "state" = 'in')`,
  crew_once: (tx) => tx.$executeRaw`
    INSERT INTO "crew" ("bookingId", "memberId", "state", "createdAt")
    SELECT "bookingId", "memberId", 'asked', now() FROM "crew"
     WHERE "endedAt" IS NULL AND "memberId" IS NOT NULL ORDER BY "id" DESC LIMIT 1`,
  "is charged": (tx) => tx.$executeRaw`
    UPDATE "bookings" SET "status" = 'cancelled', "cancelledAt" = now()
     WHERE "id" = (SELECT max("id") FROM "bookings" WHERE "status" = 'confirmed' AND "hoursUsed" > 0)`,
  disagree: (tx) => tx.$executeRaw`
    UPDATE "hour_lots" SET "remainingQuarters" = 0
     WHERE "id" = (SELECT max("id") FROM "hour_lots" WHERE "remainingQuarters" > 0)`,
  hour_lots_remaining: (tx) => tx.$executeRaw`
    UPDATE "hour_lots" SET "remainingQuarters" = -1
     WHERE "id" = (SELECT max("id") FROM "hour_lots")`,
  "hour_ledger is append-only": (tx) => tx.$executeRaw`
    DELETE FROM "hour_ledger" WHERE "id" = (SELECT max("id") FROM "hour_ledger")`,
  "audit_trail is append-only": (tx) => tx.$executeRaw`
    DELETE FROM "audit_trail" WHERE "id" = (SELECT max("id") FROM "audit_trail")`,
  boat_blocks_no_overlap: (tx) => tx.$executeRaw`
    INSERT INTO "boat_blocks" ("boatId", "startDate", "endDate", "reason")
    SELECT "boatId", "startDate", "endDate", 'again' FROM "boat_blocks" ORDER BY "id" DESC LIMIT 1`,
  "cannot go from": (tx) => tx.$executeRaw`
    UPDATE "orders" SET "status" = 'created'
     WHERE "id" = (SELECT max("id") FROM "orders" WHERE "status" = 'cancelled')`,
};

/** The database itself refuses what would break the books, whatever the code does. */
export async function expectGuards({ books }: SimulatedClub): Promise<void> {
  for (const [guard, attempt] of Object.entries(guards)) {
    const met = await books
      .$transaction(async (tx) => {
        await tx.$executeRaw`INSERT INTO "boats" ("name", "category", "capacity") VALUES ('Guard', 'single', 1)`;
        const rows = Number(await attempt(tx));
        await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
        throw new Unrefused(rows);
      })
      .catch((error: unknown) => error);
    if (met instanceof Unrefused) {
      if (met.rows > 0) throw new Broken(`the database has its guard ${guard}`, "nothing refused");
    } else if (!wordsOf(met).includes(guard)) {
      throw new Broken(`the database has its guard ${guard}`, String(met));
    }
  }
}

/** Rolls back what nothing refused. */
class Unrefused extends Error {
  constructor(readonly rows: number) {
    super("Nothing refused it.");
  }
}

const wordsOf = (error: unknown) =>
  error instanceof Error ? error.message + ("meta" in error ? JSON.stringify(error.meta) : "") : "";

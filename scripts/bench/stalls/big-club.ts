import type { DatabaseLocation } from "../../../src/server/database/database-location";
import { openDatabase, type Tx } from "../../../src/server/database/open-database";
import { unhurried } from "../../../src/server/database/patience";
import { addDays, toDay } from "../../../src/shared/time/club-dates";

const members = 5000;
const boats = 40;
const outingsADay = 160;
const bookings = 53_000;
const trail = 60_000;
/** of the bookings' days, how many are still to come */
const daysAhead = 30;

/**
 * Makes a large club of one that has its first admin and nothing else: members, boats, a year of
 * outings with their log, a trail. A fresh database counts from 1.
 */
export async function growClub(location: DatabaseLocation, today: string) {
  const { db, close } = await openDatabase(location, unhurried);
  await db.$transaction(
    async (tx) => {
      // The triggers would look at each row by itself, which takes many minutes.
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      await addMembers(tx, today);
      await addOutings(tx, today);
      await addTrail(tx);
    },
    { timeout: 240_000 },
  );
  await db.$executeRaw`VACUUM ANALYZE`;
  await close();
}

async function addMembers(tx: Tx, today: string) {
  await tx.$executeRaw`
    INSERT INTO "members" ("email", "password", "firstName", "lastName", "phone", "address", "city",
                           "postalCode", "approvalStatus", "membershipStatus", "approvedDate",
                           "registrationDate")
    SELECT 'rower' || nr || '@rowing.example', '', 'Robin', 'Number ' || nr, '250-555-0100',
           nr || ' Bay Road', 'Victoria', 'V8V 1A1', 'approved', 'active', now(),
           now() - nr * interval '3 hours'
      FROM generate_series(1, ${members}::int) AS nr`;
  await tx.$executeRaw`
    INSERT INTO "member_subscriptions" ("memberId", "startDate", "totalHours", "remainingHours")
    SELECT "id", ${toDay(today)}::date, 20, 20 FROM "members" WHERE "id" > 1`;
  await tx.$executeRaw`
    INSERT INTO "hour_lots" ("memberId", "creditedQuarters", "remainingQuarters", "expiresOn")
    SELECT "id", 80, 80, ${toDay(addDays(today, 300))}::date FROM "members" WHERE "id" > 1`;
  await tx.$executeRaw`
    INSERT INTO "hour_ledger" ("memberId", "lotId", "kind", "quarters", "balanceQuarters", "reason")
    SELECT "memberId", "id", 'credit', 80, 80, 'Opening balance' FROM "hour_lots"`;
}

// Each outing of a day has a rower of its own, and each boat four of them.
async function addOutings(tx: Tx, today: string) {
  await tx.$executeRaw`
    INSERT INTO "boats" ("name", "category", "capacity")
    SELECT 'Solo 14 "Number ' || nr || '"', 'single', 1
      FROM generate_series(1, ${boats}::int) AS nr`;
  await tx.$executeRaw`
    INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration",
                            "hoursUsed", "createdAt")
    SELECT 1 + nr % ${boats}::int, 2 + nr % ${members}::int,
           ${toDay(addDays(today, daysAhead))}::date - nr / ${outingsADay}::int,
           lpad((5 + 2 * (nr / ${boats}::int % 4))::text, 2, '0') || ':00', 2, 0,
           now() - (nr || ' minutes')::interval
      FROM generate_series(0, ${bookings - 1}::int) AS nr`;
  await tx.$executeRaw`
    INSERT INTO "outings" ("bookingId", "boatId", "launchedAt", "launchHeardAt", "landedAt",
                           "landHeardAt", "kilometres")
    SELECT "id", "boatId", launched, launched, landed, landed, 12
      FROM "bookings",
           LATERAL (SELECT ("bookingDate" + "startTime"::time) AT TIME ZONE 'America/Vancouver') AS one (launched),
           LATERAL (SELECT launched + interval '2 hours') AS two (landed)
     WHERE "bookingDate" < ${toDay(today)}::date`;
  await tx.$executeRaw`UPDATE "safety_settings" SET "loggedFrom" = now() - interval '400 days'`;
}

async function addTrail(tx: Tx) {
  await tx.$executeRaw`
    INSERT INTO "audit_trail" ("createdAt", "act", "actorName", "subjectType", "subjectId",
                               "subjectName", "before", "after")
    SELECT now() - nr * interval '9 minutes', 'profile edited', 'Avery Chen', 'member',
           2 + nr % ${members}::int, 'Robin Number ' || nr % ${members}::int,
           '{"city": "Sooke"}', '{"city": "Victoria"}'
      FROM generate_series(1, ${trail}::int) AS nr`;
}

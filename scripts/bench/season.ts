import { hashPassword } from "../../src/server/auth/passwords";
import type { DatabaseLocation } from "../../src/server/database/database-location";
import { openDatabase, Prisma, type PrismaClient } from "../../src/server/database/open-database";
import { unhurried } from "../../src/server/database/patience";
import { buildBoat, buildMember } from "../../src/server/demo/builders";
import { momentAt } from "../../src/server/time/moment";
import { documentedProfile } from "../../src/shared/profile/club-profile";
import { fromMinutes } from "../../src/shared/time/clock-times";
import { addDays } from "../../src/shared/time/club-dates";

// The club that is measured: every boat has a member of its own, so that no two bookings overlap.
// A fresh database counts from 1, so boats and members are 1 to `fleet`.
export const fleet = 80;
export const password = "bench-password";
export const emailOf = (member: number) => `rower${member}@rowing.example`;

/** The month that is asked for. Whatever the size of the table, it holds the same 248 outings. */
export const month = { id: 1, startDate: "2026-05-01", endDate: "2026-05-31" };

const outingsADay = 8;
const outingsInMonth = 31 * outingsADay;
const hoursEach = 20_000;
const bookableDays = 80;

/** Fills the club's past up to so many bookings; on the first call also its boats and members. */
export async function rowUpTo(bookings: number, location: DatabaseLocation) {
  const { db, close } = await openDatabase(location, unhurried);
  if ((await db.member.count()) === 0) await found(db, new Date());
  const rowed = await db.booking.count({
    where: { bookingDate: { lte: new Date(month.endDate) } },
  });
  await db.$transaction(
    async (tx) => {
      // They cost no hours, so the triggers that compare them with the ledger would find nothing.
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      await tx.$executeRaw`
        INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed")
        SELECT boat, boat, ${month.endDate}::date - turn / ${outingsADay}::int,
               lpad((5 + 2 * (turn % ${outingsADay}::int))::text, 2, '0') || ':00', 2, 0
          FROM generate_series(${rowed}::int, ${bookings - 1}::int) AS nr, ${boatAndTurn}`;
    },
    { timeout: 240_000 },
  );
  // As PostgreSQL does by itself a minute later.
  await db.$executeRaw`VACUUM ANALYZE`;
  await close();
}

/** Counts as sent what an earlier load left to be mailed: it would slow the next one. And its rows. */
export async function forgetMail(location: DatabaseLocation) {
  const { db, close } = await openDatabase(location, unhurried);
  await db.$executeRaw`UPDATE "outbox" SET "sentAt" = now() WHERE "sentAt" IS NULL`;
  await db.$executeRaw`VACUUM ANALYZE`;
  await close();
}

// The measured month of boat 1 first, then the whole fleet, turn after turn, back in time; boat 1
// goes on before its month.
const boatAndTurn = Prisma.sql`
  LATERAL (SELECT nr - ${outingsInMonth}::int AS past) AS position,
  LATERAL (SELECT CASE WHEN past < 0 THEN 1 ELSE past % ${fleet}::int + 1 END AS boat) AS boats,
  LATERAL (SELECT CASE WHEN past < 0 THEN nr
                       WHEN boat = 1 THEN ${outingsInMonth}::int + past / ${fleet}::int
                       ELSE past / ${fleet}::int END AS turn) AS turns`;

async function found(db: PrismaClient, at: Date) {
  const hash = await hashPassword(password);
  for (let nr = 1; nr <= fleet; nr++) {
    await db.$transaction(async (tx) => {
      await buildBoat(tx, { name: `Solo 14 "Number ${nr}"` });
      await buildMember(
        tx,
        { email: emailOf(nr), password: hash },
        hoursEach,
        momentAt(at, documentedProfile),
      );
    });
  }
}

export interface Slot {
  boatId: number;
  memberId: number;
  dateStr: string;
  timeStr: string;
  duration: number;
}

/** Gives one free half hour after the other, each once. */
export function freeSlots(): () => Slot {
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  let given = 0;
  return () => {
    const turn = Math.floor(given / fleet);
    const number = (given++ % fleet) + 1;
    return {
      boatId: number,
      memberId: number,
      dateStr: addDays(tomorrow, turn % bookableDays),
      timeStr: fromMinutes(5 * 60 + 30 * Math.floor(turn / bookableDays)),
      duration: 0.5,
    };
  };
}

import type { RunSql } from "./bench-database";
import type { Slot } from "./season";

/**
 * A booking as bare SQL: the same locks, question and writes as the product's, statement by
 * statement, on the same tables with the same constraints and triggers, and no rule besides.
 */
export async function bookBare(query: RunSql, slot: Slot) {
  const { boatId, memberId, dateStr, timeStr, duration } = slot;
  await query(`SELECT "category", "available" FROM "boats" WHERE "id" = $1 FOR NO KEY UPDATE`, [
    boatId,
  ]);
  await query(`SELECT "approvalStatus" FROM "members" WHERE "id" = $1 FOR NO KEY UPDATE`, [
    memberId,
  ]);
  await query(
    `SELECT 1 FROM "bookings"
      WHERE ("boatId" = $1 OR "memberId" = $2) AND "bookingDate" = $3 AND "status" = 'confirmed'
        AND booking_span("bookingDate", "startTime", "duration") && booking_span($3, $4, $5)`,
    [boatId, memberId, dateStr, timeStr, duration],
  );
  const lots = await query(
    `SELECT "id", "remainingQuarters" FROM "hour_lots"
      WHERE "memberId" = $1 AND "remainingQuarters" > 0`,
    [memberId],
  );
  const bookings = await query(
    `INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration",
                             "hoursUsed", "createdBy")
     VALUES ($1, $2, $3, $4, $5, $5, $2) RETURNING "id"`,
    [boatId, memberId, dateStr, timeStr, duration],
  );
  const { id: lotId, remainingQuarters } = numbersOf(lots[0]);
  const { id: bookingId } = numbersOf(bookings[0]);
  await query(
    `WITH lot AS (
       UPDATE "hour_lots" SET "remainingQuarters" = "remainingQuarters" - $4::int WHERE "id" = $3),
     line AS (
       INSERT INTO "hour_ledger" ("memberId", "lotId", "bookingId", "actorId", "kind", "quarters",
                                  "balanceQuarters", "reason")
       VALUES ($1, $3, $2, $1, 'charge', -$4::int, $5, 'Booked'))
     UPDATE "member_subscriptions"
        SET "usedHours" = "usedHours" + $4::int / 4.0, "remainingHours" = "remainingHours" - $4::int / 4.0
      WHERE "memberId" = $1`,
    [memberId, bookingId, lotId, duration * 4, Number(remainingQuarters) - duration * 4],
  );
}

function numbersOf(row: unknown): Record<string, unknown> {
  if (typeof row !== "object" || row === null) throw new Error("The statement gave no row.");
  return { ...row };
}

import { expect } from "vitest";
import type { PrismaClient } from "../database/open-database";

/**
 * For every member: the balance is the sum of the ledger's lines, of the lots, and what the
 * subscription says. For every booking: it is charged what it says, or has everything back.
 */
export async function expectBooksAgree(db: PrismaClient): Promise<void> {
  const disagreeing = await db.$queryRaw<unknown[]>`
    SELECT members."id", lines.quarters AS lines, lots.quarters AS lots, balance,
           "remainingHours" * 4 AS subscription
      FROM "members"
      LEFT JOIN "member_subscriptions" s ON s."memberId" = members."id",
      LATERAL (SELECT coalesce(sum("quarters"), 0) AS quarters
                 FROM "hour_ledger" WHERE "memberId" = members."id") lines,
      LATERAL (SELECT coalesce(sum("remainingQuarters"), 0) AS quarters
                 FROM "hour_lots" WHERE "memberId" = members."id") lots,
      LATERAL (SELECT coalesce((SELECT "balanceQuarters" FROM "hour_ledger"
                WHERE "memberId" = members."id" ORDER BY "id" DESC LIMIT 1), 0) AS balance) last
     WHERE lines.quarters <> lots.quarters OR lines.quarters <> balance
        OR lines.quarters IS DISTINCT FROM "remainingHours" * 4
        OR "totalHours" <> "usedHours" + "remainingHours"`;
  const miscounted = await db.$queryRaw<unknown[]>`
    SELECT * FROM (
      SELECT "id", "memberId", "quarters", "balanceQuarters",
             sum("quarters") OVER (PARTITION BY "memberId" ORDER BY "id") AS running
        FROM "hour_ledger") line
     WHERE running <> "balanceQuarters" OR running < 0`;
  const mischarged = await db.$queryRaw<unknown[]>`
    SELECT b."id", b."status", b."hoursUsed", charged.quarters
      FROM "bookings" b,
      LATERAL (SELECT -coalesce(sum("quarters"), 0) AS quarters
                 FROM "hour_ledger" WHERE "bookingId" = b."id") charged
     WHERE charged.quarters <> CASE b."status" WHEN 'confirmed' THEN b."hoursUsed" * 4 ELSE b."hoursKept" * 4 END`;
  expect({ disagreeing, miscounted, mischarged }).toEqual({
    disagreeing: [],
    miscounted: [],
    mischarged: [],
  });
}

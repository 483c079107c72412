import type { Tx } from "../database/open-database";
import { plainReasons } from "../hours/plain-reasons";

/**
 * Takes what staff wrote about a member who has left out of the ledger, the refunds and the bookings: the sums
 * stay. The caller has set `deletedAt`: before that the database refuses.
 */
export async function forgetReasons(tx: Tx, memberId: number): Promise<void> {
  const { added, subtracted, refunded } = plainReasons;
  await tx.$executeRaw`
    UPDATE "hour_ledger" SET "reason" = CASE
        WHEN "refundId" IS NOT NULL THEN ${refunded}
        WHEN "kind" = 'credit' THEN ${added} ELSE ${subtracted} END
     WHERE "memberId" = ${memberId} AND "actorId" IS NOT NULL
       AND ("kind" = 'subtraction' OR ("kind" = 'credit' AND "lotId" IN (
         SELECT "id" FROM "hour_lots" WHERE "memberId" = ${memberId} AND "orderItemId" IS NULL)))`;
  await tx.orderRefund.updateMany({
    where: { kind: "refund", order: { memberId } },
    data: { reason: refunded },
  });
  await tx.booking.updateMany({
    where: { memberId, override: { not: null } },
    data: { override: null },
  });
}

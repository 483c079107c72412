import type { Tx } from "../database/open-database";

/**
 * Says anew when a member last paid the fee: by an order of which not everything went back, or as
 * staff noted. The caller holds the member.
 */
export async function refreshFeePaid(tx: Tx, memberId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "members" SET "feePaidAt" = greatest("feeNotedAt",
      (SELECT max("capturedAt") FROM "orders" "order"
        WHERE "memberId" = ${memberId} AND "status" = 'captured' AND EXISTS
          (SELECT 1 FROM "order_items" WHERE "orderId" = "order"."id" AND "kind" = 'fee')))
     WHERE "id" = ${memberId}`;
}

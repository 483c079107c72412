-- AlterTable
ALTER TABLE "hour_ledger" ADD COLUMN     "refundId" INTEGER;

-- AlterTable
ALTER TABLE "order_refunds" ADD COLUMN     "refusedAt" TIMESTAMPTZ(3);

-- Until now a refund's lines were found by their moment, their lot's order and their reason. They
-- are certain where together they took exactly what the refund says: then no other line is among
-- them. The rest stay without a refund.
ALTER TABLE "hour_ledger" DISABLE TRIGGER "hour_ledger_append_only";
WITH candidate AS (
  SELECT refund."id" AS refund, refund."quarters" AS due, line."id" AS line, line."quarters"
    FROM "order_refunds" refund
    JOIN "orders" "order" ON "order"."id" = refund."orderId"
    JOIN "hour_ledger" line ON line."memberId" = "order"."memberId"
     AND line."kind" = 'subtraction' AND line."createdAt" = refund."createdAt"
     AND line."reason" = 'Refunded: ' || refund."reason"
    JOIN "hour_lots" lot ON lot."id" = line."lotId"
    JOIN "order_items" item ON item."id" = lot."orderItemId" AND item."orderId" = refund."orderId"
   WHERE NOT EXISTS (SELECT 1 FROM "order_refunds" other
                      WHERE other."orderId" = refund."orderId" AND other."id" <> refund."id"
                        AND other."createdAt" = refund."createdAt")),
certain AS (
  SELECT refund FROM candidate GROUP BY refund, due HAVING -sum("quarters") = due)
UPDATE "hour_ledger" SET "refundId" = candidate.refund
  FROM candidate JOIN certain USING (refund) WHERE "hour_ledger"."id" = candidate.line;
ALTER TABLE "hour_ledger" ENABLE TRIGGER "hour_ledger_append_only";

-- AddForeignKey
ALTER TABLE "hour_ledger" ADD CONSTRAINT "hour_ledger_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "order_refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Only a refund's few lines stand in it, so that a booking's cost nothing more.
CREATE INDEX "hour_ledger_refundId" ON "hour_ledger" ("refundId") WHERE "refundId" IS NOT NULL;

ALTER TABLE "hour_ledger" ADD CONSTRAINT "hour_ledger_refund"
  CHECK ("refundId" IS NULL OR "kind" IN ('subtraction', 'credit'));

ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_one_answer"
  CHECK ("refusedAt" IS NULL OR "providerRefundId" IS NULL);

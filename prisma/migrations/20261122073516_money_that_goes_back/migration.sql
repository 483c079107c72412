-- CreateEnum
CREATE TYPE "RefundKind" AS ENUM ('refund', 'return', 'outside', 'reversal');

-- AlterTable
ALTER TABLE "order_refunds" ADD COLUMN     "captureId" TEXT,
ADD COLUMN     "kind" "RefundKind" NOT NULL DEFAULT 'refund';

-- Until now only captured orders had refunds.
UPDATE "order_refunds" SET "captureId" = "orders"."captureId"
  FROM "orders" WHERE "orders"."id" = "order_refunds"."orderId";
ALTER TABLE "order_refunds" ALTER COLUMN "captureId" SET NOT NULL;

-- Nobody's money is returned twice.
CREATE UNIQUE INDEX "order_refunds_one_return" ON "order_refunds" ("captureId")
  WHERE "kind" = 'return';

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('created', 'pending', 'approved', 'captured', 'failed', 'refunded', 'cancelled');

-- CreateEnum
CREATE TYPE "OrderGateway" AS ENUM ('paypal', 'test', 'clubhouse');

-- AlterTable
ALTER TABLE "hour_lots" ADD COLUMN     "orderItemId" INTEGER;

-- CreateTable
CREATE TABLE "orders" (
    "id" SERIAL NOT NULL,
    "memberId" INTEGER NOT NULL,
    "gateway" "OrderGateway" NOT NULL,
    "status" "OrderStatus" NOT NULL DEFAULT 'created',
    "providerOrderId" TEXT,
    "captureId" TEXT,
    "receiptNumber" INTEGER,
    "subtotalCents" INTEGER NOT NULL,
    "taxCents" INTEGER NOT NULL,
    "totalCents" INTEGER NOT NULL,
    "refundedCents" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "createdBy" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "capturedAt" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_items" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "planId" INTEGER,
    "name" TEXT NOT NULL,
    "kind" "PlanKind" NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unitPriceCents" INTEGER NOT NULL,
    "unitTaxCents" INTEGER NOT NULL,
    "hoursIncluded" INTEGER NOT NULL,
    "validityDays" INTEGER NOT NULL,

    CONSTRAINT "order_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_refunds" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "quarters" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "providerRefundId" TEXT,
    "createdBy" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "counters" (
    "name" TEXT NOT NULL,
    "value" INTEGER NOT NULL,

    CONSTRAINT "counters_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "orders_providerOrderId_key" ON "orders"("providerOrderId");

-- CreateIndex
CREATE UNIQUE INDEX "orders_captureId_key" ON "orders"("captureId");

-- CreateIndex
CREATE UNIQUE INDEX "orders_receiptNumber_key" ON "orders"("receiptNumber");

-- CreateIndex
CREATE INDEX "orders_memberId_id_idx" ON "orders"("memberId", "id");

-- CreateIndex
CREATE INDEX "orders_status_createdAt_idx" ON "orders"("status", "createdAt");

-- CreateIndex
CREATE INDEX "order_items_orderId_idx" ON "order_items"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "order_refunds_providerRefundId_key" ON "order_refunds"("providerRefundId");

-- CreateIndex
CREATE INDEX "order_refunds_orderId_idx" ON "order_refunds"("orderId");

-- CreateIndex
CREATE INDEX "hour_lots_orderItemId_idx" ON "hour_lots"("orderItemId");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_planId_fkey" FOREIGN KEY ("planId") REFERENCES "membership_plans"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hour_lots" ADD CONSTRAINT "hour_lots_orderItemId_fkey" FOREIGN KEY ("orderItemId") REFERENCES "order_items"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Money: an order's status only moves forward, and what is captured has its receipt.

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_amounts"
    CHECK ("subtotalCents" >= 0 AND "taxCents" >= 0
           AND "totalCents" = "subtotalCents" + "taxCents"
           AND "refundedCents" BETWEEN 0 AND "totalCents"),
  ADD CONSTRAINT "orders_captured_whole"
    CHECK (("status" IN ('captured', 'refunded'))
           = ("captureId" IS NOT NULL AND "receiptNumber" IS NOT NULL AND "capturedAt" IS NOT NULL));

ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_amounts"
    CHECK ("quantity" BETWEEN 1 AND 3 AND "unitPriceCents" >= 0 AND "unitTaxCents" >= 0
           AND "hoursIncluded" >= 0);

ALTER TABLE "order_refunds"
  ADD CONSTRAINT "order_refunds_amounts"
    CHECK ("amountCents" >= 0 AND "quarters" >= 0 AND btrim("reason") <> '');

CREATE FUNCTION order_moves_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" = NEW."status" THEN
    RETURN NEW;
  END IF;
  IF (OLD."status", NEW."status") NOT IN (
    ('created', 'pending'), ('created', 'approved'), ('created', 'captured'),
    ('created', 'failed'), ('created', 'cancelled'),
    ('pending', 'approved'), ('pending', 'captured'), ('pending', 'failed'),
    ('pending', 'cancelled'),
    ('approved', 'captured'), ('approved', 'failed'), ('approved', 'cancelled'),
    ('captured', 'refunded')) THEN
    RAISE EXCEPTION 'order % cannot go from % to %', OLD."id", OLD."status", NEW."status"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'orders_move_forward';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "orders_move_forward" BEFORE UPDATE OF "status" ON "orders"
  FOR EACH ROW EXECUTE FUNCTION order_moves_forward();

CREATE FUNCTION order_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% are kept', TG_TABLE_NAME;
END $$;

CREATE TRIGGER "order_items_kept" BEFORE UPDATE OF "name", "kind", "quantity", "unitPriceCents",
  "unitTaxCents", "hoursIncluded", "validityDays" ON "order_items"
  FOR EACH ROW EXECUTE FUNCTION order_is_kept();

-- AlterTable
ALTER TABLE "order_refunds" ADD COLUMN     "pending" BOOLEAN NOT NULL DEFAULT false;

-- What the gateway had taken on may fail later; then it is no longer on its way.
ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_one_answer";
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_on_their_way"
  CHECK (NOT "pending" OR ("providerRefundId" IS NOT NULL AND "refusedAt" IS NULL));

-- An order counts as paid again when money that was on its way back never arrived.
CREATE OR REPLACE FUNCTION order_moves_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" = NEW."status" THEN
    RETURN NEW;
  END IF;
  IF (OLD."status", NEW."status") = ('refunded', 'captured')
     AND NEW."refundedCents" < OLD."refundedCents" THEN
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

-- What was sold says in which currency and with which taxes. What was sold before is in Canadian dollars
-- with GST, or with none.
ALTER TABLE "membership_plans" ADD COLUMN "taxed" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "orders"
  ADD COLUMN "currency" TEXT NOT NULL DEFAULT 'CAD',
  ADD COLUMN "taxes" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "taxesCents" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];
ALTER TABLE "order_items"
  ADD COLUMN "unitTaxesCents" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];

CREATE FUNCTION gst_of_the_club() RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(jsonb_build_object('name', 'GST', 'percent', 5, 'number',
           coalesce((SELECT "settings" ->> 'gstNumber' FROM "club_settings" WHERE "id" = 1), '')))
$$;

-- A process of an earlier release knows one tax. It may run beside this one for a while.
CREATE FUNCTION order_fills_its_taxes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."taxCents" > 0 AND NEW."taxesCents" = '{}' THEN
    NEW."taxes" := gst_of_the_club();
    NEW."taxesCents" := ARRAY[NEW."taxCents"];
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "orders_fill_their_taxes" BEFORE INSERT ON "orders"
  FOR EACH ROW EXECUTE FUNCTION order_fills_its_taxes();

CREATE FUNCTION order_item_fills_its_taxes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."unitTaxCents" > 0 AND NEW."unitTaxesCents" = '{}' THEN
    NEW."unitTaxesCents" := ARRAY[NEW."unitTaxCents"];
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "order_items_fill_their_taxes" BEFORE INSERT ON "order_items"
  FOR EACH ROW EXECUTE FUNCTION order_item_fills_its_taxes();

UPDATE "orders" SET "taxes" = gst_of_the_club(), "taxesCents" = ARRAY["taxCents"]
 WHERE "taxCents" > 0;
UPDATE "order_items" SET "unitTaxesCents" = ARRAY["unitTaxCents"] WHERE "unitTaxCents" > 0;

CREATE FUNCTION sum_of(amounts INTEGER[]) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum(amount), 0) FROM unnest(amounts) amount
$$;
ALTER TABLE "orders"
  ADD CONSTRAINT "orders_taxes"
    CHECK (jsonb_array_length("taxes") = cardinality("taxesCents")
           AND sum_of("taxesCents") = "taxCents");
ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_taxes" CHECK (sum_of("unitTaxesCents") = "unitTaxCents");
CREATE TRIGGER "orders_taxes_kept" BEFORE UPDATE OF "currency", "taxes", "taxesCents" ON "orders"
  FOR EACH ROW EXECUTE FUNCTION order_is_kept();
CREATE TRIGGER "order_items_taxes_kept" BEFORE UPDATE OF "unitTaxesCents" ON "order_items"
  FOR EACH ROW EXECUTE FUNCTION order_is_kept();

CREATE OR REPLACE FUNCTION order_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('order.captured', NULL,
    jsonb_build_object('orderId', NEW."id", 'memberId', NEW."memberId", 'status', NEW."status"::text,
      'total', CASE WHEN NEW."currency" IN ('CLP', 'HUF', 'ISK', 'JPY', 'KRW', 'TWD')
                    THEN NEW."totalCents"::text
                    ELSE (NEW."totalCents" / 100.0)::numeric(12, 2)::text END),
    NEW."capturedAt");
  RETURN NULL;
END $$;

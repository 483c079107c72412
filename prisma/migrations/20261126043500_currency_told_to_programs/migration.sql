-- A program that hears of an order hears what its total is in.
CREATE OR REPLACE FUNCTION order_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('order.captured', NULL,
    jsonb_build_object('orderId', NEW."id", 'memberId', NEW."memberId", 'status', NEW."status"::text,
      'total', CASE WHEN NEW."currency" IN ('CLP', 'HUF', 'ISK', 'JPY', 'KRW', 'TWD')
                    THEN NEW."totalCents"::text
                    ELSE (NEW."totalCents" / 100.0)::numeric(12, 2)::text END,
      'currency', NEW."currency"),
    NEW."capturedAt");
  RETURN NULL;
END $$;

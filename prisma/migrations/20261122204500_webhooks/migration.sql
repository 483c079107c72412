-- CreateTable
CREATE TABLE "webhooks" (
    "id" SERIAL NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "failingSince" TIMESTAMPTZ(3),

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" SERIAL NOT NULL,
    "webhookId" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "bookingId" INTEGER,
    "data" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "firstTriedAt" TIMESTAMPTZ(3),
    "nextAttemptAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "givenUpAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhookId_id_idx" ON "webhook_deliveries"("webhookId", "id");

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is still to be sent, for its order and its time.
CREATE INDEX "webhook_deliveries_open" ON "webhook_deliveries" ("webhookId", "bookingId", "id")
  WHERE "sentAt" IS NULL AND "givenUpAt" IS NULL;

ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_events_known" CHECK (
  "events" <@ ARRAY['booking.created', 'booking.moved', 'booking.cancelled', 'outing.launched',
                    'outing.landed', 'outing.overdue', 'member.approved', 'order.captured']
  AND cardinality("events") > 0);
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_one_end"
  CHECK ("sentAt" IS NULL OR "givenUpAt" IS NULL);

-- What happens is put in line by triggers: whatever way a booking is made, moved or cancelled, its
-- transaction tells it, and no call pays another round trip for it. Names, e-mails, phone numbers
-- and codes are in none of it.

CREATE FUNCTION queue_webhooks(happened text, about int, told jsonb, moment timestamptz)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO "webhook_deliveries" ("webhookId", "event", "bookingId", "data", "createdAt")
  SELECT "id", happened, about, told, moment FROM "webhooks"
   WHERE "active" AND happened = ANY ("events")
$$;

CREATE FUNCTION webhook_moment(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE FUNCTION webhook_booking(about "bookings") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'bookingId', about."id", 'memberId', about."memberId",
    'boat', jsonb_build_object('id', "id", 'name', "name"),
    'bookingDate', about."bookingDate"::text, 'startTime', about."startTime",
    'duration', about."duration"::float8, 'status', about."status"::text)
    FROM "boats" WHERE "id" = about."boatId"
$$;

CREATE FUNCTION booking_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN TG_OP = 'UPDATE' THEN OLD."status"::text END;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "webhooks" WHERE "active") THEN RETURN NULL; END IF;
  IF NEW."status"::text = 'confirmed' AND was IS DISTINCT FROM 'confirmed' THEN
    PERFORM queue_webhooks('booking.created', NEW."id", webhook_booking(NEW), NEW."createdAt");
  ELSIF NEW."status"::text = 'cancelled' AND was = 'confirmed' THEN
    PERFORM queue_webhooks('booking.cancelled', NEW."id", webhook_booking(NEW),
                           coalesce(NEW."cancelledAt", now()));
  ELSIF NEW."status"::text = 'confirmed'
    AND (OLD."boatId", OLD."bookingDate", OLD."startTime", OLD."duration")
     IS DISTINCT FROM (NEW."boatId", NEW."bookingDate", NEW."startTime", NEW."duration") THEN
    PERFORM queue_webhooks('booking.moved', NEW."id", webhook_booking(NEW),
      CASE WHEN NEW."movedAt" IS DISTINCT FROM OLD."movedAt" THEN NEW."movedAt" ELSE now() END);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "bookings_to_webhooks" AFTER INSERT OR UPDATE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION booking_to_webhooks();

CREATE FUNCTION outing_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking jsonb;
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD."landedAt" IS NOT NULL OR NEW."landedAt" IS NULL) THEN
    RETURN NULL;
  END IF;
  SELECT webhook_booking(b) INTO booking FROM "bookings" b WHERE b."id" = NEW."bookingId";
  IF NEW."landedAt" IS NULL THEN
    PERFORM queue_webhooks('outing.launched', NEW."bookingId",
      booking || jsonb_build_object('launchedAt', webhook_moment(NEW."launchedAt")), NEW."launchHeardAt");
  ELSE
    PERFORM queue_webhooks('outing.landed', NEW."bookingId",
      booking || jsonb_build_object('launchedAt', webhook_moment(NEW."launchedAt"), 'landedAt', webhook_moment(NEW."landedAt")),
      coalesce(NEW."landHeardAt", now()));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "outings_to_webhooks" AFTER INSERT OR UPDATE OF "landedAt" ON "outings"
  FOR EACH ROW EXECUTE FUNCTION outing_to_webhooks();

-- The first alarm of a due time alone: the others climb the ladder for the same boat.
CREATE FUNCTION alarm_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "alarms" WHERE "bookingId" = NEW."bookingId" AND "dueAt" = NEW."dueAt"
                                      AND "id" < NEW."id") THEN
    RETURN NULL;
  END IF;
  PERFORM queue_webhooks('outing.overdue', NEW."bookingId",
                         webhook_booking(b) || jsonb_build_object('dueAt', webhook_moment(NEW."dueAt")),
                         NEW."createdAt")
    FROM "bookings" b WHERE b."id" = NEW."bookingId";
  RETURN NULL;
END $$;
CREATE TRIGGER "alarms_to_webhooks" AFTER INSERT ON "alarms"
  FOR EACH ROW EXECUTE FUNCTION alarm_to_webhooks();

CREATE FUNCTION member_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('member.approved', NULL,
    jsonb_build_object('memberId', NEW."id", 'status', NEW."approvalStatus"::text),
    coalesce(NEW."approvedDate", now()));
  RETURN NULL;
END $$;
CREATE TRIGGER "members_to_webhooks" AFTER UPDATE OF "approvalStatus" ON "members"
  FOR EACH ROW WHEN (NEW."approvalStatus" = 'approved' AND OLD."approvalStatus" <> 'approved')
  EXECUTE FUNCTION member_to_webhooks();

CREATE FUNCTION order_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('order.captured', NULL,
    jsonb_build_object('orderId', NEW."id", 'memberId', NEW."memberId",
                       'status', NEW."status"::text, 'total', (NEW."totalCents" / 100.0)::numeric(12, 2)::text),
    NEW."capturedAt");
  RETURN NULL;
END $$;
CREATE TRIGGER "orders_to_webhooks" AFTER UPDATE OF "capturedAt" ON "orders"
  FOR EACH ROW WHEN (OLD."capturedAt" IS NULL AND NEW."capturedAt" IS NOT NULL)
  EXECUTE FUNCTION order_to_webhooks();
CREATE TRIGGER "orders_sold_to_webhooks" AFTER INSERT ON "orders"
  FOR EACH ROW WHEN (NEW."capturedAt" IS NOT NULL)
  EXECUTE FUNCTION order_to_webhooks();

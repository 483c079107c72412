-- CreateTable
CREATE TABLE "outings" (
    "bookingId" INTEGER NOT NULL,
    "boatId" INTEGER NOT NULL,
    "continues" INTEGER,
    "aboard" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "plan" TEXT NOT NULL DEFAULT '',
    "launchedAt" TIMESTAMPTZ(3) NOT NULL,
    "launchHeardAt" TIMESTAMPTZ(3) NOT NULL,
    "extendedTo" TEXT,
    "landedAt" TIMESTAMPTZ(3),
    "landHeardAt" TIMESTAMPTZ(3),
    "kilometres" DECIMAL(3,1),
    "note" TEXT NOT NULL DEFAULT '',
    "doubtful" BOOLEAN NOT NULL DEFAULT false,
    "writtenAfterwards" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "outings_pkey" PRIMARY KEY ("bookingId")
);

-- CreateTable
CREATE TABLE "safety_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "loggedFrom" TIMESTAMPTZ(3),

    CONSTRAINT "safety_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "outings_landedAt_idx" ON "outings"("landedAt");

-- AddForeignKey
ALTER TABLE "outings" ADD CONSTRAINT "outings_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outings" ADD CONSTRAINT "outings_continues_fkey" FOREIGN KEY ("continues") REFERENCES "outings"("bookingId") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO "safety_settings" ("id") VALUES (1);
ALTER TABLE "safety_settings" ADD CONSTRAINT "safety_settings_one_row" CHECK ("id" = 1);

-- A boat that has not come back is not launched again.
ALTER TABLE "outings"
  ADD CONSTRAINT "outings_one_out_per_boat"
    EXCLUDE ("boatId" WITH =) WHERE ("landedAt" IS NULL),
  ADD CONSTRAINT "outings_landed_after_launch" CHECK ("landedAt" >= "launchedAt"),
  ADD CONSTRAINT "outings_landing_heard"
    CHECK (("landedAt" IS NULL) = ("landHeardAt" IS NULL)),
  ADD CONSTRAINT "outings_kilometres" CHECK ("kilometres" BETWEEN 0 AND 60),
  ADD CONSTRAINT "outings_extended_to" CHECK ("extendedTo" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    AND "extendedTo" <= '22:00'),
  -- What continued another outing is written down when both have landed.
  ADD CONSTRAINT "outings_continued" CHECK ("continues" IS NULL OR "landedAt" IS NOT NULL);

CREATE FUNCTION check_outing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "bookings" WHERE "id" = NEW."bookingId"
                  AND "boatId" = NEW."boatId" AND "status" = 'confirmed') THEN
    RAISE EXCEPTION 'booking % is not confirmed on boat %', NEW."bookingId", NEW."boatId"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'outing_of_its_booking';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "outings_of_their_bookings" BEFORE INSERT OR UPDATE OF "bookingId", "boatId"
  ON "outings" FOR EACH ROW EXECUTE FUNCTION check_outing();

-- A booking whose boat was launched keeps boat, rower and time, and is not cancelled until it is back.
CREATE FUNCTION keep_launched() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  outing "outings";
BEGIN
  SELECT * INTO outing FROM "outings" WHERE "bookingId" = OLD."id";
  IF FOUND AND (outing."landedAt" IS NULL OR NEW."boatId" <> OLD."boatId"
    OR NEW."memberId" <> OLD."memberId" OR NEW."bookingDate" <> OLD."bookingDate"
    OR NEW."startTime" <> OLD."startTime" OR NEW."duration" <> OLD."duration") THEN
    RAISE EXCEPTION 'the boat of booking % was launched', OLD."id"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'launched_bookings_stay';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "launched_bookings_stay"
  BEFORE UPDATE OF "boatId", "memberId", "bookingDate", "startTime", "duration", "status"
  ON "bookings" FOR EACH ROW EXECUTE FUNCTION keep_launched();

-- The time beyond its bookings for which a boat is still out, in half hours: taken for everybody else.
CREATE VIEW "outing_extensions" AS
  SELECT "outings"."boatId", head."memberId", head."bookingDate",
         to_char(ended."at", 'HH24:MI') AS "startTime",
         ceil(extract(epoch FROM head."bookingDate" + "outings"."extendedTo"::time - ended."at")
              / 1800) / 2 AS "duration"
    FROM "outings" JOIN "bookings" head ON head."id" = "outings"."bookingId"
    CROSS JOIN LATERAL (
      SELECT max(upper(booking_span(own."bookingDate", own."startTime", own."duration"))) AS "at"
        FROM "bookings" own
       WHERE own."boatId" = head."boatId" AND own."memberId" = head."memberId"
         AND own."bookingDate" = head."bookingDate" AND own."status" = 'confirmed'
         AND own."startTime" >= head."startTime" AND own."startTime" < "outings"."extendedTo"
    ) ended
   WHERE "outings"."landedAt" IS NULL
     AND ended."at" < head."bookingDate" + "outings"."extendedTo"::time;

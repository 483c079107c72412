-- CreateEnum
CREATE TYPE "CrewState" AS ENUM ('asked', 'asking', 'in', 'guest');

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "hoursWaived" DECIMAL(6,2) NOT NULL DEFAULT 0,
ADD COLUMN     "openSeats" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "share" TEXT NOT NULL DEFAULT 'mine',
ADD COLUMN     "ways" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "crew" (
    "id" SERIAL NOT NULL,
    "bookingId" INTEGER NOT NULL,
    "memberId" INTEGER,
    "state" "CrewState" NOT NULL,
    "words" TEXT,
    "partQuarters" INTEGER NOT NULL DEFAULT 0,
    "keptQuarters" INTEGER NOT NULL DEFAULT 0,
    "anew" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "joinedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "aboard" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "crew_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "crew_codes_seen" (
    "crewId" INTEGER NOT NULL,
    "boatId" INTEGER NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "crew_codes_seen_pkey" PRIMARY KEY ("crewId","boatId")
);

-- CreateTable
CREATE TABLE "person_spans" (
    "bookingId" INTEGER NOT NULL,
    "memberId" INTEGER NOT NULL,
    "span" tsrange NOT NULL,

    CONSTRAINT "person_spans_pkey" PRIMARY KEY ("bookingId","memberId")
);

-- CreateIndex
CREATE INDEX "crew_bookingId_idx" ON "crew"("bookingId");

-- CreateIndex
CREATE INDEX "crew_memberId_idx" ON "crew"("memberId");

-- CreateIndex
CREATE INDEX "crew_codes_seen_boatId_idx" ON "crew_codes_seen"("boatId");

-- AddForeignKey
ALTER TABLE "crew" ADD CONSTRAINT "crew_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "crew" ADD CONSTRAINT "crew_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "crew_codes_seen" ADD CONSTRAINT "crew_codes_seen_crewId_fkey" FOREIGN KEY ("crewId") REFERENCES "crew"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "crew_codes_seen" ADD CONSTRAINT "crew_codes_seen_boatId_fkey" FOREIGN KEY ("boatId") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say of it.

ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_share" CHECK ("share" IN ('mine', 'equal')),
  ADD CONSTRAINT "bookings_ways" CHECK (CASE WHEN "share" = 'mine' THEN "ways" = 1 ELSE "ways" >= 2 END),
  ADD CONSTRAINT "bookings_open_seats" CHECK ("openSeats" BETWEEN 0 AND 8),
  ADD CONSTRAINT "bookings_waived" CHECK ("hoursWaived" >= 0);

-- Its cost is what it was charged, and what was let off.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_cost";
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cost" CHECK (
  "hoursUsed" >= 0 AND "hoursUsed" + "hoursWaived" <= 10 * "duration"
  AND mod(("hoursUsed" + "hoursWaived") * 2, "duration") = 0);

ALTER TABLE "crew"
  ADD CONSTRAINT "crew_joined" CHECK (("state" = 'in') = ("joinedAt" IS NOT NULL)),
  ADD CONSTRAINT "crew_named" CHECK (CASE "state"
    WHEN 'guest' THEN "memberId" IS NULL
    WHEN 'asked' THEN true
    ELSE "memberId" IS NOT NULL END),
  ADD CONSTRAINT "crew_part" CHECK (
    "keptQuarters" BETWEEN 0 AND "partQuarters" AND ("partQuarters" = 0 OR "state" = 'in')),
  ADD CONSTRAINT "crew_aboard" CHECK (NOT "aboard" OR "state" IN ('in', 'guest'));

-- Nobody is asked twice, or in twice.
CREATE UNIQUE INDEX "crew_once" ON "crew" ("bookingId", "memberId")
  WHERE "endedAt" IS NULL AND "memberId" IS NOT NULL;

-- Nobody is in two boats at once, in whatever role. A boat is taken by bookings alone, so that
-- constraint stays with them, and so does theirs for rowers, which the release before knows by its name.
ALTER TABLE "person_spans" ADD CONSTRAINT "person_spans_one_each"
  EXCLUDE USING gist ("memberId" WITH =, "span" WITH &&);

CREATE FUNCTION span_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "person_spans" WHERE "bookingId" = OLD."id";
  ELSIF NEW."status"::text = 'cancelled' THEN
    DELETE FROM "person_spans" WHERE "bookingId" = NEW."id";
  ELSE
    INSERT INTO "person_spans" ("bookingId", "memberId", "span")
    SELECT NEW."id", people."memberId",
           booking_span(NEW."bookingDate", NEW."startTime", NEW."duration")
      FROM (SELECT NEW."memberId"
             UNION SELECT "memberId" FROM "crew"
              WHERE "bookingId" = NEW."id" AND "state" = 'in' AND "endedAt" IS NULL) people
        ON CONFLICT ("bookingId", "memberId") DO UPDATE SET "span" = excluded."span";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "bookings_span_people"
  AFTER INSERT OR DELETE OR UPDATE OF "memberId", "bookingDate", "startTime", "duration", "status"
  ON "bookings" FOR EACH ROW EXECUTE FUNCTION span_people();

INSERT INTO "person_spans" ("bookingId", "memberId", "span")
SELECT "id", "memberId", booking_span("bookingDate", "startTime", "duration")
  FROM "bookings" WHERE "cancelledAt" IS NULL;

-- Who joins or leaves: the seats they take, the time they are there, the calendars that show it, and
-- what the club's programs hear of it.
CREATE FUNCTION seat_crew() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking "bookings";
  seats int;
  is_in boolean := NEW."state" = 'in' AND NEW."endedAt" IS NULL;
  was_in boolean := TG_OP = 'UPDATE' AND OLD."state" = 'in' AND OLD."endedAt" IS NULL;
BEGIN
  -- One after the other, so that of two the second sees the first.
  SELECT * INTO booking FROM "bookings" WHERE "id" = NEW."bookingId" FOR NO KEY UPDATE;
  IF NEW."memberId" = booking."memberId" THEN
    RAISE EXCEPTION 'the rower of booking % cannot be in its crew', booking."id"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'crew_is_not_rower';
  END IF;
  IF NEW."state" IN ('in', 'guest') AND NEW."endedAt" IS NULL THEN
    SELECT "capacity" INTO seats FROM "boats" WHERE "id" = booking."boatId";
    IF (SELECT count(*) FROM "crew" WHERE "bookingId" = booking."id"
         AND "state" IN ('in', 'guest') AND "endedAt" IS NULL) >= seats
      OR booking."share" = 'equal' AND
        (SELECT count(*) FROM "crew" WHERE "bookingId" = booking."id"
          AND "state" = 'in' AND "endedAt" IS NULL) >= booking."ways" THEN
      RAISE EXCEPTION 'booking % has no seat left', booking."id"
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'crew_has_seats';
    END IF;
  END IF;
  IF is_in = was_in THEN RETURN NULL; END IF;
  IF is_in THEN
    INSERT INTO "person_spans" ("bookingId", "memberId", "span")
    SELECT booking."id", NEW."memberId",
           booking_span(booking."bookingDate", booking."startTime", booking."duration")
     WHERE booking."status"::text = 'confirmed';
  ELSE
    DELETE FROM "person_spans" WHERE "bookingId" = booking."id" AND "memberId" = NEW."memberId";
  END IF;
  UPDATE "bookings" SET "sequence" = "sequence" + 1 WHERE "id" = booking."id";
  PERFORM queue_webhooks(CASE WHEN is_in THEN 'crew.joined' ELSE 'crew.left' END, booking."id",
    webhook_booking(booking) || jsonb_build_object('crewMemberId', NEW."memberId"),
    CASE WHEN is_in THEN NEW."joinedAt" ELSE NEW."endedAt" END);
  RETURN NULL;
END $$;
CREATE TRIGGER "crew_takes_seats" AFTER INSERT OR UPDATE OF "state", "endedAt" ON "crew"
  FOR EACH ROW EXECUTE FUNCTION seat_crew();

ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_events_known";
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_events_known" CHECK (
  "events" <@ ARRAY['booking.created', 'booking.moved', 'booking.cancelled', 'outing.launched',
                    'outing.landed', 'outing.overdue', 'member.approved', 'order.captured',
                    'crew.joined', 'crew.left']
  AND cardinality("events") > 0);

-- A confirmed booking is charged what it says, whoever pays; each of its crew their part, and nobody
-- else anything but its rower.
CREATE OR REPLACE FUNCTION check_charge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking int;
  rower int;
  due numeric;
  charged int;
  overpaid int;
  other int;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN
    booking := NEW."id";
  ELSE
    booking := NEW."bookingId";
  END IF;
  SELECT "memberId",
         CASE "status" WHEN 'confirmed' THEN "hoursUsed" * 4 ELSE "hoursKept" * 4 END
    INTO rower, due FROM "bookings" WHERE "id" = booking;
  SELECT -coalesce(sum(net), 0), min(lot) FILTER (WHERE net > 0) INTO charged, overpaid
    FROM (SELECT "lotId" AS lot, sum("quarters") AS net
            FROM "hour_ledger" WHERE "bookingId" = booking GROUP BY "lotId") lots;
  IF charged <> due THEN
    RAISE EXCEPTION 'booking % is charged % quarters, not %', booking, charged, due
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'booking_charged';
  END IF;
  IF overpaid IS NOT NULL THEN
    RAISE EXCEPTION 'booking % gave lot % more than it took', booking, overpaid
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'booking_gives_back_what_it_took';
  END IF;
  SELECT min("memberId") INTO other FROM (
    SELECT "memberId", sum(part) AS part FROM (
      SELECT "memberId", "partQuarters" AS part FROM "crew" WHERE "bookingId" = booking
       UNION ALL
      SELECT "memberId", "quarters" FROM "hour_ledger" WHERE "bookingId" = booking) both_sides
     WHERE "memberId" <> rower GROUP BY "memberId") others
   WHERE part <> 0;
  IF other IS NOT NULL THEN
    RAISE EXCEPTION 'booking % charges member % something else than their part', booking, other
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'crew_pays_its_part';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "crew_pays" AFTER INSERT OR UPDATE OF "partQuarters" ON "crew"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_charge();

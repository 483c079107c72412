-- AlterTable
ALTER TABLE "bookings" ADD COLUMN "hoursKept" DECIMAL(6,2) NOT NULL DEFAULT 0;

-- Something stays charged only of a booking that is cancelled, in quarters, and no more than it cost.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hours_kept" CHECK (
  "hoursKept" >= 0 AND "hoursKept" <= "hoursUsed" AND mod("hoursKept" * 4, 1) = 0
  AND ("hoursKept" = 0 OR "status" = 'cancelled'));

-- A booking is charged what it says while it stands, and what it keeps once it is cancelled.
CREATE OR REPLACE FUNCTION check_charge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking int;
  due numeric;
  charged int;
  overpaid int;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN
    booking := NEW."id";
  ELSE
    booking := NEW."bookingId";
  END IF;
  SELECT CASE "status" WHEN 'confirmed' THEN "hoursUsed" * 4 ELSE "hoursKept" * 4 END INTO due
    FROM "bookings" WHERE "id" = booking;
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
  RETURN NULL;
END $$;

-- CreateTrigger
CREATE CONSTRAINT TRIGGER "bookings_kept"
  AFTER UPDATE OF "hoursKept" ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_charge();

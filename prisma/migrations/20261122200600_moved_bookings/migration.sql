-- AlterTable
ALTER TABLE "bookings" ADD COLUMN "movedAt" TIMESTAMPTZ(3);

-- A moved booking is charged and refunded more than once: it still owes what it says while it stands,
-- and nothing once it is cancelled. No lot gets back more of it than it gave.
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
  SELECT CASE "status" WHEN 'confirmed' THEN "hoursUsed" * 4 ELSE 0 END INTO due
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

-- Hours, lengths and rates are a club's own, and held by the rules under the locks of boat and member.
-- What holds at every club stays here: half hours, from half an hour to twelve hours, all on one day.
ALTER TABLE "bookings"
  DROP CONSTRAINT "bookings_start_on_the_half_hour",
  DROP CONSTRAINT "bookings_duration",
  DROP CONSTRAINT "bookings_end_by_closing",
  DROP CONSTRAINT "bookings_cost";
ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_start_on_the_half_hour"
    CHECK ("startTime" ~ '^([01][0-9]|2[0-3]):(00|30)$'),
  ADD CONSTRAINT "bookings_duration"
    CHECK ("duration" BETWEEN 0.5 AND 12 AND "duration" * 2 = trunc("duration" * 2)),
  ADD CONSTRAINT "bookings_end_on_their_day"
    CHECK (upper(booking_span("bookingDate", "startTime", "duration")) <= "bookingDate" + 1),
  -- A rate is at most 10 balance hours for an hour, in halves.
  ADD CONSTRAINT "bookings_cost"
    CHECK ("hoursUsed" BETWEEN 0 AND 10 * "duration" AND mod("hoursUsed" * 2, "duration") = 0);

-- A boat may stay out until its club closes; the rule knows when.
ALTER TABLE "outings" DROP CONSTRAINT "outings_extended_to";
ALTER TABLE "outings" ADD CONSTRAINT "outings_extended_to"
  CHECK ("extendedTo" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- A wish is for a kind by its key, of which each club has its own.
ALTER TABLE "wishes" ADD COLUMN "kindKey" TEXT NOT NULL DEFAULT '';
UPDATE "wishes" SET "kindKey" = "kind"::text;
ALTER TABLE "wishes" ALTER COLUMN "kind" SET DEFAULT 'double';

-- The release before writes the word alone, and reads it.
CREATE FUNCTION wish_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."kindKey" = '' THEN
    NEW."kindKey" := NEW."kind"::text;
  ELSE
    NEW."kind" := CASE WHEN NEW."kindKey" IN ('single', 'boat') THEN NEW."kindKey" ELSE 'double' END;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "wishes_kind" BEFORE INSERT ON "wishes"
  FOR EACH ROW EXECUTE FUNCTION wish_kind();

ALTER TABLE "wishes" DROP CONSTRAINT "wishes_once";
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_once" EXCLUDE (
  "memberId" WITH =, "kindKey" WITH =, (coalesce("boatId", 0)) WITH =, "bookingDate" WITH =,
  "from" WITH =, "to" WITH =, "duration" WITH =) WHERE ("endedAt" IS NULL);

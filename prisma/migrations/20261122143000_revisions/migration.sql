-- A revision is another one after every change of what it stands for, in the same transaction. It is
-- no number: a database brought back from a copy, or a standby that takes over, never comes to one
-- that stood for something else.

-- What a boat's availability tells: the boat, its outings, its blocks.
ALTER TABLE "boats" ADD COLUMN "revision" UUID NOT NULL DEFAULT gen_random_uuid();
-- What holds for every boat.
ALTER TABLE "club_settings" ADD COLUMN "revision" UUID NOT NULL DEFAULT gen_random_uuid();

CREATE FUNCTION revise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."revision" := gen_random_uuid();
  RETURN NEW;
END $$;

CREATE TRIGGER "boats_revised" BEFORE UPDATE ON "boats"
  FOR EACH ROW EXECUTE FUNCTION revise();
CREATE TRIGGER "club_settings_revised" BEFORE UPDATE ON "club_settings"
  FOR EACH ROW EXECUTE FUNCTION revise();

-- Whoever changes these holds the boat's lock already, so this takes no other.
CREATE FUNCTION revise_boat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "boats" SET "revision" = DEFAULT WHERE "id" IN (OLD."boatId", NEW."boatId");
  RETURN NULL;
END $$;

CREATE TRIGGER "bookings_revise_boat" AFTER INSERT OR UPDATE OR DELETE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION revise_boat();
CREATE TRIGGER "boat_blocks_revise_boat" AFTER INSERT OR UPDATE OR DELETE ON "boat_blocks"
  FOR EACH ROW EXECUTE FUNCTION revise_boat();

-- That a club has a kind of boat, so that none can go while a boat is of it. What a kind is like stands
-- in the club's settings.
CREATE TABLE "boat_kinds" (
    "key" TEXT NOT NULL,

    CONSTRAINT "boat_kinds_pkey" PRIMARY KEY ("key")
);
INSERT INTO "boat_kinds" ("key") VALUES ('single'), ('double');

-- What no kind had counted as a double.
UPDATE "boats" SET "category" = 'double' WHERE "category" NOT IN ('single', 'double');
ALTER TABLE "boats" ADD CONSTRAINT "boats_category_fkey" FOREIGN KEY ("category") REFERENCES "boat_kinds"("key") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Which settings a process goes by; closures do not change it, as they change "revision".
ALTER TABLE "club_settings" ADD COLUMN "settingsRevision" UUID NOT NULL DEFAULT gen_random_uuid();

CREATE FUNCTION revise_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."settingsRevision" := gen_random_uuid();
  RETURN NEW;
END $$;

CREATE TRIGGER "club_settings_settings_revised" BEFORE UPDATE OF "settings" ON "club_settings"
  FOR EACH ROW EXECUTE FUNCTION revise_settings();

-- CreateTable
CREATE TABLE "clearances" (
    "memberId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "grantedOn" DATE NOT NULL,
    "expiresOn" DATE NOT NULL,

    CONSTRAINT "clearances_pkey" PRIMARY KEY ("memberId","name")
);

-- CreateTable
CREATE TABLE "clearance_warnings" (
    "memberId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "expiresOn" DATE NOT NULL,
    "daysBefore" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "clearance_warnings_pkey" PRIMARY KEY ("memberId","name","expiresOn","daysBefore")
);

-- AlterTable
ALTER TABLE "boats" ADD COLUMN     "lights" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "requiredClearance" TEXT;

-- CreateIndex
CREATE INDEX "clearances_expiresOn_idx" ON "clearances"("expiresOn");

-- AddForeignKey
ALTER TABLE "clearances" ADD CONSTRAINT "clearances_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clearance_warnings" ADD CONSTRAINT "clearance_warnings_memberId_name_fkey" FOREIGN KEY ("memberId", "name") REFERENCES "clearances"("memberId", "name") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "clearances"
  ADD CONSTRAINT "clearances_end_after_grant" CHECK ("expiresOn" >= "grantedOn");

-- Members hold, and boats require, only what the safety settings name.
CREATE FUNCTION names_clearance(settings JSONB, wanted TEXT) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_path_exists(settings, '$.clearances[*] ? (@.name == $wanted)',
                           jsonb_build_object('wanted', wanted))
$$;

CREATE FUNCTION check_clearance_known() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := to_jsonb(NEW)->>TG_ARGV[0];
BEGIN
  -- Held until the end, so that the name does not leave the settings meanwhile.
  PERFORM FROM "safety_settings" WHERE names_clearance("settings", wanted) FOR SHARE;
  IF wanted IS NOT NULL AND NOT FOUND THEN
    RAISE EXCEPTION 'the club gives no clearance %', wanted
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'clearances_known';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "clearances_known" BEFORE INSERT OR UPDATE OF "name" ON "clearances"
  FOR EACH ROW EXECUTE FUNCTION check_clearance_known('name');
CREATE TRIGGER "clearances_known" BEFORE INSERT OR UPDATE OF "requiredClearance" ON "boats"
  FOR EACH ROW WHEN (NEW."requiredClearance" IS NOT NULL)
  EXECUTE FUNCTION check_clearance_known('requiredClearance');

-- A name that is in use does not leave the settings.
CREATE FUNCTION keep_used_clearances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lost text;
BEGIN
  SELECT "name" INTO lost FROM (
    SELECT "name" FROM "clearances"
    UNION SELECT "requiredClearance" FROM "boats" WHERE "requiredClearance" IS NOT NULL
    UNION SELECT NEW."settings"->>'nightClearance' WHERE NEW."settings"->>'nightClearance' IS NOT NULL
  ) used WHERE NOT names_clearance(NEW."settings", "name") LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the clearance % is in use', lost
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'clearances_in_use';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "clearances_in_use" BEFORE UPDATE OF "settings" ON "safety_settings"
  FOR EACH ROW EXECUTE FUNCTION keep_used_clearances();

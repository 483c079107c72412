-- CreateTable
CREATE TABLE "closures" (
    "id" SERIAL NOT NULL,
    "startDate" DATE NOT NULL,
    "startTime" TEXT NOT NULL,
    "endDate" DATE NOT NULL,
    "endTime" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "createdBy" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "closures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "closures_endDate_idx" ON "closures"("endDate");

-- AddForeignKey
ALTER TABLE "closures" ADD CONSTRAINT "closures_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "closures"
  ADD CONSTRAINT "closures_times" CHECK ("startTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    AND "endTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD CONSTRAINT "closures_end_after_start"
    CHECK ("startDate" < "endDate" OR ("startDate" = "endDate" AND "startTime" < "endTime")),
  ADD CONSTRAINT "closures_at_most_31_days" CHECK ("endDate" - "startDate" <= 31);

-- A closure holds for every boat, so the club's revision changes with it; the row of a club that has
-- never said anything of itself is made for that.
CREATE FUNCTION revise_club() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "club_settings" ("id", "settings") VALUES (1, '{}')
    ON CONFLICT ("id") DO UPDATE SET "revision" = DEFAULT;
  RETURN NULL;
END $$;

CREATE TRIGGER "closures_revise_club" AFTER INSERT OR UPDATE OR DELETE ON "closures"
  FOR EACH STATEMENT EXECUTE FUNCTION revise_club();

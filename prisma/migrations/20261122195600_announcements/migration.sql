-- CreateTable
CREATE TABLE "announcements" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "from" DATE NOT NULL,
    "until" DATE NOT NULL,
    "audience" TEXT NOT NULL,
    "mail" BOOLEAN NOT NULL,
    "mailedAt" TIMESTAMPTZ(3),
    "createdBy" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcement_dismissals" (
    "announcementId" INTEGER NOT NULL,
    "memberId" INTEGER NOT NULL,
    "dismissedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_dismissals_pkey" PRIMARY KEY ("announcementId","memberId")
);

-- CreateIndex
CREATE INDEX "announcements_until_idx" ON "announcements"("until");

-- CreateIndex
CREATE INDEX "announcement_dismissals_memberId_idx" ON "announcement_dismissals"("memberId");

-- AddForeignKey
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcementId_fkey" FOREIGN KEY ("announcementId") REFERENCES "announcements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "announcements"
  ADD CONSTRAINT "announcements_title" CHECK (char_length("title") BETWEEN 1 AND 80),
  ADD CONSTRAINT "announcements_text" CHECK (char_length("text") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "announcements_days" CHECK ("until" >= "from"),
  ADD CONSTRAINT "announcements_audience"
    CHECK ("audience" IN ('everybody', 'members', 'staff'));

-- What was mailed once stays so, whatever is edited later.
CREATE FUNCTION announcement_stays_mailed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Announcement % was mailed already', OLD."id";
END $$;

CREATE TRIGGER "announcements_mailed_once" BEFORE UPDATE ON "announcements"
  FOR EACH ROW WHEN (OLD."mailedAt" IS NOT NULL AND NEW."mailedAt" IS DISTINCT FROM OLD."mailedAt")
  EXECUTE FUNCTION announcement_stays_mailed();

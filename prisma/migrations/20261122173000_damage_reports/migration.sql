-- CreateTable
CREATE TABLE "damage_reports" (
    "id" SERIAL NOT NULL,
    "boatId" INTEGER NOT NULL,
    "severity" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMPTZ(3),

    CONSTRAINT "damage_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "damage_entries" (
    "id" SERIAL NOT NULL,
    "reportId" INTEGER NOT NULL,
    "memberId" INTEGER,
    "deviceName" TEXT NOT NULL DEFAULT '',
    "severity" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "damage_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "damage_photos" (
    "reportId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "extension" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "damage_photos_pkey" PRIMARY KEY ("reportId","number")
);

-- CreateIndex
CREATE INDEX "damage_reports_boatId_idx" ON "damage_reports"("boatId");

-- CreateIndex
CREATE INDEX "damage_entries_reportId_idx" ON "damage_entries"("reportId");

-- CreateIndex
CREATE INDEX "damage_entries_memberId_createdAt_idx" ON "damage_entries"("memberId", "createdAt");

-- CreateIndex
CREATE INDEX "damage_photos_entryId_idx" ON "damage_photos"("entryId");

-- AddForeignKey
ALTER TABLE "damage_reports" ADD CONSTRAINT "damage_reports_boatId_fkey" FOREIGN KEY ("boatId") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "damage_entries" ADD CONSTRAINT "damage_entries_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "damage_reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "damage_entries" ADD CONSTRAINT "damage_entries_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "damage_photos" ADD CONSTRAINT "damage_photos_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "damage_reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "damage_photos" ADD CONSTRAINT "damage_photos_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "damage_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "damage_reports"
  ADD CONSTRAINT "damage_reports_severity"
    CHECK ("severity" IN ('minor', 'restricted', 'unusable')),
  -- However many report at once, a boat has one open report.
  ADD CONSTRAINT "damage_reports_one_open"
    EXCLUDE ("boatId" WITH =) WHERE ("resolvedAt" IS NULL);

ALTER TABLE "damage_entries"
  ADD CONSTRAINT "damage_entries_severity"
    CHECK ("severity" IN ('minor', 'restricted', 'unusable')),
  -- Empty once whoever wrote it has left.
  ADD CONSTRAINT "damage_entries_what" CHECK (char_length("what") <= 500);

ALTER TABLE "damage_photos"
  ADD CONSTRAINT "damage_photos_three" CHECK ("number" BETWEEN 1 AND 3),
  ADD CONSTRAINT "damage_photos_extension" CHECK ("extension" IN ('jpg', 'png', 'webp')),
  ADD CONSTRAINT "damage_photos_size" CHECK (octet_length("bytes") BETWEEN 1 AND 2097152);

-- The boat came back before anybody chose: the booking stays as it is.
ALTER TABLE "booking_offers"
  DROP CONSTRAINT "booking_offers_choice",
  ADD CONSTRAINT "booking_offers_choice"
    CHECK ("choice" = 'cancel' OR ("choice" IN ('swap', 'stay') AND "reason" = 'unusable'));

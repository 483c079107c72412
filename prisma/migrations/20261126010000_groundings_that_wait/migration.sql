ALTER TABLE "damage_reports" ADD COLUMN     "waitsForStaff" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "damage_entries_deviceName_createdAt_idx" ON "damage_entries"("deviceName", "createdAt");

-- A boat that is grounded, or mended, waits for nobody.
ALTER TABLE "damage_reports" ADD CONSTRAINT "damage_reports_waiting"
  CHECK (NOT "waitsForStaff" OR ("severity" <> 'unusable' AND "resolvedAt" IS NULL));

CREATE INDEX "damage_reports_waiting_idx" ON "damage_reports"("id") WHERE "waitsForStaff";

-- CreateIndex
CREATE INDEX "members_lastName_firstName_id_idx" ON "members"("lastName", "firstName", "id");

-- A booking costs nothing (unlimited members), its hours (solo), or half as much again (tango).
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cost"
  CHECK ("hoursUsed" IN (0, "duration", "duration" * 1.5));

-- DropIndex
DROP INDEX "bookings_boatId_bookingDate_idx";

-- CreateIndex
CREATE INDEX "bookings_of_a_boat" ON "bookings"("boatId", "bookingDate", "startTime", "duration", "status");

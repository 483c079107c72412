-- An outing that was booked for several weeks at once knows which of how many it is.
ALTER TABLE "bookings" ADD COLUMN "seriesId" INTEGER, ADD COLUMN "seriesN" INTEGER, ADD COLUMN "seriesOf" INTEGER;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_in_series" CHECK (
  CASE WHEN "seriesId" IS NULL THEN "seriesN" IS NULL AND "seriesOf" IS NULL
       ELSE coalesce("seriesN" BETWEEN 1 AND "seriesOf" AND "seriesOf" <= 26, false) END);
CREATE UNIQUE INDEX "bookings_seriesId_seriesN_key" ON "bookings"("seriesId", "seriesN");

-- A daily job keeps the time of day for which it waits, so that another time zone gives it another instant.
ALTER TABLE "jobs" ADD COLUMN "dailyAt" TEXT;

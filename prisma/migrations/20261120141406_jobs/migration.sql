-- CreateEnum
CREATE TYPE "CalendarScope" AS ENUM ('own', 'club');

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "sequence" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "members" ADD COLUMN     "mutedMail" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "bookingId" INTEGER,
ADD COLUMN     "firstTriedAt" TIMESTAMPTZ(3),
ADD COLUMN     "memberId" INTEGER,
ADD COLUMN     "onceKey" TEXT,
ADD COLUMN     "setAsideAt" TIMESTAMPTZ(3),
ADD COLUMN     "topic" TEXT;

-- CreateTable
CREATE TABLE "jobs" (
    "name" TEXT NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "heldUntil" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "result" TEXT NOT NULL DEFAULT '',
    "failed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "calendar_addresses" (
    "id" SERIAL NOT NULL,
    "memberId" INTEGER NOT NULL,
    "scope" "CalendarScope" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_addresses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_addresses_tokenHash_key" ON "calendar_addresses"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_addresses_memberId_scope_key" ON "calendar_addresses"("memberId", "scope");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_onceKey_key" ON "outbox"("onceKey");

-- AddForeignKey
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A calendar believes a change only if its number is higher, so no verb can forget to raise it.
CREATE FUNCTION raise_booking_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."sequence" := OLD."sequence" + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER "bookings_sequence"
  BEFORE UPDATE OF "boatId", "bookingDate", "startTime", "duration", "status" ON "bookings"
  FOR EACH ROW WHEN (
    (OLD."boatId", OLD."bookingDate", OLD."startTime", OLD."duration", OLD."status")
    IS DISTINCT FROM
    (NEW."boatId", NEW."bookingDate", NEW."startTime", NEW."duration", NEW."status"))
  EXECUTE FUNCTION raise_booking_sequence();

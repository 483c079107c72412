-- CreateEnum
CREATE TYPE "AlarmRung" AS ENUM ('rower', 'dutyOfficer', 'everyone');

-- CreateEnum
CREATE TYPE "IncidentAct" AS ENUM ('acknowledged', 'closed');

-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "alarmId" INTEGER;

-- CreateTable
CREATE TABLE "alarms" (
    "id" SERIAL NOT NULL,
    "bookingId" INTEGER NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "rung" "AlarmRung" NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alarms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "incident_notes" (
    "id" SERIAL NOT NULL,
    "bookingId" INTEGER NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "act" "IncidentAct" NOT NULL,
    "note" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "incident_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "alarms_bookingId_dueAt_rung_round_key" ON "alarms"("bookingId", "dueAt", "rung", "round");

-- CreateIndex
CREATE INDEX "incident_notes_bookingId_idx" ON "incident_notes"("bookingId");

-- CreateIndex
CREATE INDEX "outbox_alarmId_idx" ON "outbox"("alarmId");

-- AddForeignKey
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "outings"("bookingId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "outings"("bookingId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_alarmId_fkey" FOREIGN KEY ("alarmId") REFERENCES "alarms"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Only everyone hears again after an acknowledgement.
ALTER TABLE "alarms"
  ADD CONSTRAINT "alarms_round" CHECK ("round" = 0 OR ("round" > 0 AND "rung" = 'everyone'));

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "shortNotice" BOOLEAN NOT NULL DEFAULT false;

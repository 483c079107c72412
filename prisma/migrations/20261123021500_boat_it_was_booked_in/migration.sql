-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "insteadOf" TEXT;

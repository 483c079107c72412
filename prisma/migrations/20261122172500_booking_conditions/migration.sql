-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "conditions" JSONB;

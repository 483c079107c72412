-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "override" TEXT,
ADD COLUMN     "warnings" JSONB NOT NULL DEFAULT '[]';

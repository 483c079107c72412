-- AlterTable
ALTER TABLE "members" ADD COLUMN     "feeNotedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "lookedAt" TIMESTAMPTZ(3);

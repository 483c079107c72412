-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN "lastFailedAt" TIMESTAMPTZ(3);

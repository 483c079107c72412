ALTER TABLE "outbox" ADD COLUMN     "aboutId" INTEGER;

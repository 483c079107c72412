-- AlterTable
ALTER TABLE "club_setup" ADD COLUMN "mailsLeft" TEXT[] DEFAULT ARRAY[]::TEXT[];

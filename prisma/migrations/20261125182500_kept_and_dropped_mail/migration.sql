ALTER TABLE "outbox" ADD COLUMN     "droppedFor" TEXT,
ADD COLUMN     "kept" BOOLEAN NOT NULL DEFAULT false;

-- What was tried and has not left holds back what its reader is told later.
CREATE INDEX "outbox_tried" ON "outbox" ("memberId")
WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL AND "attempts" > 0;

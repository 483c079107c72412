-- CreateTable
CREATE TABLE "webhook_calls" (
    "id" SERIAL NOT NULL,
    "alarmId" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "firstTriedAt" TIMESTAMPTZ(3),
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
    "setAsideAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "webhook_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_calls_sentAt_nextAttemptAt_idx" ON "webhook_calls"("sentAt", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "webhook_calls_alarmId_idx" ON "webhook_calls"("alarmId");

-- AddForeignKey
ALTER TABLE "webhook_calls" ADD CONSTRAINT "webhook_calls_alarmId_fkey" FOREIGN KEY ("alarmId") REFERENCES "alarms"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

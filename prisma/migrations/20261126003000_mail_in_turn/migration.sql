ALTER TABLE "outbox" ADD COLUMN     "turnAt" TIMESTAMPTZ(3);

-- The order of mail-order.ts, word for word: where they part, waiting mail is sorted each time.
DROP INDEX "outbox_waiting";
CREATE INDEX "outbox_waiting" ON "outbox" (
  (CASE WHEN "alarmId" IS NOT NULL THEN -1 WHEN "kind" = 'invitation' THEN 5
        WHEN "kind" = 'announcement' THEN 4
        WHEN "kind" IN ('new registration', 'registration received', 'introductory row', 'deletion requested',
                        'hours expiring', 'fee ending', 'clearance expiring') THEN 3
        WHEN "kind" = 'reminder' THEN 2 WHEN "kind" = 'password link' THEN 1 ELSE 0 END),
  "nextAttemptAt", "id")
WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL;

-- What left in turn within the hour is counted before each of the next.
CREATE INDEX "outbox_turns" ON "outbox" (
  (CASE WHEN "alarmId" IS NOT NULL THEN -1 WHEN "kind" = 'invitation' THEN 5
        WHEN "kind" = 'announcement' THEN 4
        WHEN "kind" IN ('new registration', 'registration received', 'introductory row', 'deletion requested',
                        'hours expiring', 'fee ending', 'clearance expiring') THEN 3
        WHEN "kind" = 'reminder' THEN 2 WHEN "kind" = 'password link' THEN 1 ELSE 0 END),
  "turnAt")
WHERE "turnAt" IS NOT NULL;

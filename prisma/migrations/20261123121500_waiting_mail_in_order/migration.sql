-- Waiting mail in the order in which it leaves: of thousands that a club's season brings at once, the
-- next is found without sorting them. The words are those of mail-order.ts; where they part, mail
-- leaves as before, and is sorted again each time.
CREATE INDEX "outbox_waiting" ON "outbox" (
  (CASE WHEN "alarmId" IS NOT NULL THEN -1 WHEN "kind" = 'invitation' THEN 3
        WHEN "kind" IN ('new registration', 'registration received', 'introductory row', 'reminder',
                        'hours expiring', 'fee ending', 'announcement') THEN 2
        WHEN "kind" = 'password link' THEN 1 ELSE 0 END),
  "nextAttemptAt", "id")
WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL;

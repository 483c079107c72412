-- Messages that a phone shows at once, beside the mail: the club's keys, the devices that members allowed,
-- and a call to each device for each message that has words for it.
CREATE TABLE "push_keys" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "publicKey" TEXT NOT NULL,
    "privateKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "push_keys_one" CHECK ("id" = 1)
);

CREATE TABLE "push_devices" (
    "id" SERIAL NOT NULL,
    "memberId" INTEGER NOT NULL,
    "place" SMALLINT NOT NULL,
    "sid" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_devices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "push_devices_ten" CHECK ("place" BETWEEN 1 AND 10)
);
CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices"("endpoint");
CREATE UNIQUE INDEX "push_devices_memberId_place_key" ON "push_devices"("memberId", "place");
CREATE INDEX "push_devices_sid_idx" ON "push_devices"("sid");
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_memberId_fkey"
  FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_sid_fkey"
  FOREIGN KEY ("sid") REFERENCES "sessions"("sid") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "push_calls" (
    "id" SERIAL NOT NULL,
    "deviceId" INTEGER NOT NULL,
    "messageId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "setAsideAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "push_calls_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "push_calls_deviceId_messageId_key" ON "push_calls"("deviceId", "messageId");
CREATE UNIQUE INDEX "push_calls_one_trial" ON "push_calls"("deviceId") WHERE "messageId" IS NULL;
CREATE INDEX "push_calls_messageId_idx" ON "push_calls"("messageId");
CREATE INDEX "push_calls_sentAt_setAsideAt_nextAttemptAt_idx" ON "push_calls"("sentAt", "setAsideAt", "nextAttemptAt");
ALTER TABLE "push_calls" ADD CONSTRAINT "push_calls_deviceId_fkey"
  FOREIGN KEY ("deviceId") REFERENCES "push_devices"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_calls" ADD CONSTRAINT "push_calls_messageId_fkey"
  FOREIGN KEY ("messageId") REFERENCES "outbox"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a lock screen shows of a message, and the path of the screen that it opens.
ALTER TABLE "outbox" ADD COLUMN "pushWords" TEXT, ADD COLUMN "pushPath" TEXT;

CREATE FUNCTION outbox_to_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "push_calls" ("deviceId", "messageId", "createdAt", "nextAttemptAt")
  SELECT device."id", NEW."id", NEW."createdAt", NEW."nextAttemptAt"
    FROM "push_devices" device JOIN "sessions" session USING ("sid")
   WHERE device."memberId" = NEW."memberId" AND session."expire" > NEW."createdAt";
  RETURN NULL;
END $$;
CREATE TRIGGER "outbox_to_push" AFTER INSERT ON "outbox"
  FOR EACH ROW WHEN (NEW."pushWords" IS NOT NULL) EXECUTE FUNCTION outbox_to_push();

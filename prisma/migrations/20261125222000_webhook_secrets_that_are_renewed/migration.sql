-- A webhook's secret before it was renewed, which signs as well for a day.
ALTER TABLE "webhooks" ADD COLUMN "oldSecret" TEXT,
                       ADD COLUMN "oldSecretUntil" TIMESTAMPTZ(3);
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_old_secret_ends"
  CHECK (("oldSecret" IS NULL) = ("oldSecretUntil" IS NULL));

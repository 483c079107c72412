-- A webhook that lets a message time out is sent none for a while.
ALTER TABLE "webhooks" ADD COLUMN "pausedUntil" TIMESTAMPTZ(3);

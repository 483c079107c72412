-- What makes an imported balance the same one when its sheet comes again.
ALTER TABLE "hour_lots" ADD COLUMN "importKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "hour_lots_memberId_importKey_key" ON "hour_lots"("memberId", "importKey");

-- A link that invites is ended by the next invitation alone.
ALTER TABLE "one_time_links" ADD COLUMN "invites" BOOLEAN NOT NULL DEFAULT false;

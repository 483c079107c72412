-- CreateTable
CREATE TABLE "booking_offers" (
    "id" SERIAL NOT NULL,
    "bookingId" INTEGER NOT NULL,
    "boatId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "choice" TEXT,
    "chosenAt" TIMESTAMPTZ(3),

    CONSTRAINT "booking_offers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "booking_offers_tokenHash_key" ON "booking_offers"("tokenHash");

-- CreateIndex
CREATE INDEX "booking_offers_bookingId_idx" ON "booking_offers"("bookingId");

-- CreateIndex
CREATE INDEX "booking_offers_boatId_idx" ON "booking_offers"("boatId");

-- AddForeignKey
ALTER TABLE "booking_offers" ADD CONSTRAINT "booking_offers_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "booking_offers"
  ADD CONSTRAINT "booking_offers_reason" CHECK ("reason" IN ('unusable', 'no-go')),
  ADD CONSTRAINT "booking_offers_choice"
    CHECK ("choice" = 'cancel' OR ("choice" = 'swap' AND "reason" = 'unusable')),
  ADD CONSTRAINT "booking_offers_chosen" CHECK (("choice" IS NULL) = ("chosenAt" IS NULL)),
  -- Nobody is asked twice about the same before they have answered.
  ADD CONSTRAINT "booking_offers_one_open"
    EXCLUDE ("bookingId" WITH =, "boatId" WITH =, "reason" WITH =) WHERE ("choice" IS NULL);

-- CreateTable
CREATE TABLE "codes_seen" (
    "bookingId" INTEGER NOT NULL,
    "boatId" INTEGER NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "codes_seen_pkey" PRIMARY KEY ("bookingId","boatId")
);

-- CreateIndex
CREATE INDEX "codes_seen_boatId_idx" ON "codes_seen"("boatId");

-- AddForeignKey
ALTER TABLE "codes_seen" ADD CONSTRAINT "codes_seen_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "codes_seen" ADD CONSTRAINT "codes_seen_boatId_fkey" FOREIGN KEY ("boatId") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;

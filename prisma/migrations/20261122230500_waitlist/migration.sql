-- CreateEnum
CREATE TYPE "WishKind" AS ENUM ('single', 'double', 'boat');

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "heldUntil" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "wishes" (
    "id" SERIAL NOT NULL,
    "memberId" INTEGER NOT NULL,
    "place" SMALLINT,
    "kind" "WishKind" NOT NULL,
    "boatId" INTEGER,
    "bookingDate" DATE NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "duration" DECIMAL(3,1) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "wishes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wish_offers" (
    "id" SERIAL NOT NULL,
    "wishId" INTEGER,
    "memberId" INTEGER NOT NULL,
    "boatId" INTEGER NOT NULL,
    "bookingDate" DATE NOT NULL,
    "startTime" TEXT NOT NULL,
    "duration" DECIMAL(3,1) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "bookingId" INTEGER,

    CONSTRAINT "wish_offers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "wishes_bookingDate_idx" ON "wishes"("bookingDate");

-- CreateIndex
CREATE UNIQUE INDEX "wishes_memberId_place_key" ON "wishes"("memberId", "place");

-- CreateIndex
CREATE UNIQUE INDEX "wish_offers_bookingId_key" ON "wish_offers"("bookingId");

-- CreateIndex
CREATE INDEX "wish_offers_wishId_idx" ON "wish_offers"("wishId");

-- AddForeignKey
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_boatId_fkey" FOREIGN KEY ("boatId") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_wishId_fkey" FOREIGN KEY ("wishId") REFERENCES "wishes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_boatId_fkey" FOREIGN KEY ("boatId") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Five places, so nobody has a sixth wish open, and the same one once.
ALTER TABLE "wishes"
  ADD CONSTRAINT "wishes_five_each" CHECK ("place" BETWEEN 1 AND 5),
  ADD CONSTRAINT "wishes_open_have_a_place" CHECK (("place" IS NULL) = ("endedAt" IS NOT NULL)),
  ADD CONSTRAINT "wishes_boat" CHECK (("kind" = 'boat') = ("boatId" IS NOT NULL)),
  ADD CONSTRAINT "wishes_fit" CHECK (
    upper(booking_span("bookingDate", "from", "duration")) <= "bookingDate" + "to"::time),
  ADD CONSTRAINT "wishes_once" EXCLUDE (
    "memberId" WITH =, "kind" WITH =, (coalesce("boatId", 0)) WITH =, "bookingDate" WITH =,
    "from" WITH =, "to" WITH =, "duration" WITH =) WHERE ("endedAt" IS NULL);

-- Nobody is offered the same slot twice, nor a part of it.
ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_once" EXCLUDE USING gist (
  "memberId" WITH =, "boatId" WITH =, booking_span("bookingDate", "startTime", "duration") WITH &&);

-- What is held costs nothing and has its time; a member has one at a time. "held" is not named here:
-- a restore applies all migrations in one transaction, and a new word of an enum is used only after it.
ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_held_until" CHECK (
    ("status" NOT IN ('confirmed', 'cancelled')) = ("heldUntil" IS NOT NULL)),
  ADD CONSTRAINT "bookings_held_is_free" CHECK ("heldUntil" IS NULL OR "hoursUsed" = 0),
  ADD CONSTRAINT "bookings_one_held_each" EXCLUDE ("memberId" WITH =) WHERE ("heldUntil" IS NOT NULL);
-- What is held on a boat, for its availability.
CREATE INDEX "bookings_held" ON "bookings" ("boatId") WHERE "heldUntil" IS NOT NULL;

-- It takes boat and member like what is booked. Past its time it does so no longer, but a constraint
-- knows no clock: whoever books beside it takes it away first.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_one_per_boat", DROP CONSTRAINT "bookings_one_per_member";
ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_one_per_boat"
    EXCLUDE USING gist ("boatId" WITH =, booking_span("bookingDate", "startTime", "duration") WITH &&)
    WHERE ("status" = 'confirmed' OR "heldUntil" IS NOT NULL),
  ADD CONSTRAINT "bookings_one_per_member"
    EXCLUDE USING gist ("memberId" WITH =, booking_span("bookingDate", "startTime", "duration") WITH &&)
    WHERE ("status" = 'confirmed' OR "heldUntil" IS NOT NULL);

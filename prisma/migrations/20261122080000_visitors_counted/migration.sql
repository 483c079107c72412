-- CreateTable
CREATE TABLE "visitor_counts" (
    "what" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "visitor_counts_pkey" PRIMARY KEY ("what","address","hour")
);

-- CreateTable
CREATE TABLE "sign_in_places" (
    "memberId" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_places_pkey" PRIMARY KEY ("memberId","address")
);

-- AddForeignKey
ALTER TABLE "sign_in_places" ADD CONSTRAINT "sign_in_places_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

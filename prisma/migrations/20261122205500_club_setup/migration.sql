-- CreateTable
CREATE TABLE "club_setup" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "later" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "detailsSaved" BOOLEAN NOT NULL DEFAULT false,
    "packagesConfirmed" BOOLEAN NOT NULL DEFAULT false,
    "clubhouseOnly" BOOLEAN NOT NULL DEFAULT false,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "club_setup_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "club_setup" ADD CONSTRAINT "club_setup_one_row" CHECK ("id" = 1);

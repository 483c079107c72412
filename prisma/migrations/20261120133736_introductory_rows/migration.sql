-- CreateEnum
CREATE TYPE "ExperienceLevel" AS ENUM ('beginner', 'intermediate', 'advanced');

-- CreateEnum
CREATE TYPE "RowPayment" AS ENUM ('cash', 'hours');

-- CreateTable
CREATE TABLE "introductory_rows" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "memberId" INTEGER,
    "numberOfPeople" INTEGER NOT NULL,
    "experienceLevel" "ExperienceLevel" NOT NULL,
    "specialRequests" TEXT NOT NULL DEFAULT '',
    "paymentMethod" "RowPayment" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMPTZ(3),
    "answeredBy" INTEGER,

    CONSTRAINT "introductory_rows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "introductory_rows_answeredAt_createdAt_idx" ON "introductory_rows"("answeredAt", "createdAt");

-- AddForeignKey
ALTER TABLE "introductory_rows" ADD CONSTRAINT "introductory_rows_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "introductory_rows" ADD CONSTRAINT "introductory_rows_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "introductory_rows" ADD CONSTRAINT "introductory_rows_answeredBy_fkey" FOREIGN KEY ("answeredBy") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

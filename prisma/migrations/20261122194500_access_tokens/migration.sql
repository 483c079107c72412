-- CreateEnum
CREATE TYPE "TokenAccess" AS ENUM ('read', 'write');

-- CreateTable
CREATE TABLE "access_tokens" (
    "id" SERIAL NOT NULL,
    "memberId" INTEGER NOT NULL,
    "place" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "access" "TokenAccess" NOT NULL,
    "staff" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "access_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "access_tokens_tokenHash_key" ON "access_tokens"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "access_tokens_memberId_place_key" ON "access_tokens"("memberId", "place");

-- AddForeignKey
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Ten places, so nobody has an eleventh.
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_ten_each"
  CHECK ("place" BETWEEN 1 AND 10);

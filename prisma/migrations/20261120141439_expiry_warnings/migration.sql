-- CreateTable
CREATE TABLE "hour_warnings" (
    "lotId" INTEGER NOT NULL,
    "expiresOn" DATE NOT NULL,
    "daysBefore" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hour_warnings_pkey" PRIMARY KEY ("lotId","expiresOn","daysBefore")
);

-- AddForeignKey
ALTER TABLE "hour_warnings" ADD CONSTRAINT "hour_warnings_lotId_fkey" FOREIGN KEY ("lotId") REFERENCES "hour_lots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

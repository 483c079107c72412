-- CreateTable
CREATE TABLE "dock_devices" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "pairingHash" TEXT,
    "pairingExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "keyHash" TEXT,
    "pairedAt" TIMESTAMPTZ(3),
    "lastHeardAt" TIMESTAMPTZ(3),

    CONSTRAINT "dock_devices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "dock_devices_pairingHash_key" ON "dock_devices"("pairingHash");

-- CreateIndex
CREATE UNIQUE INDEX "dock_devices_keyHash_key" ON "dock_devices"("keyHash");

-- Either its pairing address waits to be used, or it has a key: never both, and never neither.
ALTER TABLE "dock_devices" ADD CONSTRAINT "dock_devices_wait_or_paired"
  CHECK (("pairingHash" IS NULL) <> ("keyHash" IS NULL)
     AND ("keyHash" IS NULL) = ("pairedAt" IS NULL));

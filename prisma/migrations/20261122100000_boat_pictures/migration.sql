-- CreateTable
CREATE TABLE "boat_pictures" (
    "boatId" INTEGER NOT NULL,
    "imageUrl" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "boat_pictures_pkey" PRIMARY KEY ("boatId")
);

-- CreateIndex
CREATE UNIQUE INDEX "boat_pictures_imageUrl_boatId_key" ON "boat_pictures"("imageUrl", "boatId");

-- CreateIndex
CREATE UNIQUE INDEX "boats_imageUrl_id_key" ON "boats"("imageUrl", "id");

-- AddForeignKey
ALTER TABLE "boat_pictures" ADD CONSTRAINT "boat_pictures_imageUrl_boatId_fkey" FOREIGN KEY ("imageUrl", "boatId") REFERENCES "boats"("imageUrl", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- A picture is small, and its address is made of its bytes: what was once read there stays true.
ALTER TABLE "boat_pictures"
  ADD CONSTRAINT "boat_pictures_size" CHECK (octet_length("bytes") BETWEEN 1 AND 163840),
  ADD CONSTRAINT "boat_pictures_address" CHECK (
    "imageUrl" ~ ('^/boat-pictures/' || encode(sha256("bytes"), 'hex') || '\.(jpg|png|webp)$'));

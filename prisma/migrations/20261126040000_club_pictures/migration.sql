-- Pictures of the club's own, each at the address of its content.
CREATE TABLE "club_pictures" (
    "place" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "club_pictures_pkey" PRIMARY KEY ("place")
);

ALTER TABLE "club_pictures"
  ADD CONSTRAINT "club_pictures_place" CHECK ("place" IN ('logo', 'first', 'second', 'third')),
  ADD CONSTRAINT "club_pictures_size" CHECK (
    octet_length("bytes") BETWEEN 1 AND 163840
    AND "width" BETWEEN 1 AND 1200 AND "height" BETWEEN 1 AND 1200),
  ADD CONSTRAINT "club_pictures_address" CHECK (
    "url" ~ ('^/club-pictures/' || encode(sha256("bytes"), 'hex') || '\.(jpg|png|webp)$')),
  ADD CONSTRAINT "club_pictures_logo" CHECK ("place" <> 'logo' OR "url" ~ '\.(jpg|png)$');

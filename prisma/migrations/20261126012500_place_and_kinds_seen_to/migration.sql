-- What a new club's list knows was seen to; a club that has said who it is has seen to both.
ALTER TABLE "club_setup" ADD COLUMN "kindsSaved" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "placeSaved" BOOLEAN NOT NULL DEFAULT false;
UPDATE "club_setup" SET "kindsSaved" = "detailsSaved", "placeSaved" = "detailsSaved";

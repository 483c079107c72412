-- That a club has a kind of boat, so that none can go while a boat is of it. What a kind is like stands
-- in the club's settings.
CREATE TABLE "boat_kinds" (
    "key" TEXT NOT NULL,

    CONSTRAINT "boat_kinds_pkey" PRIMARY KEY ("key")
);
INSERT INTO "boat_kinds" ("key") VALUES ('single'), ('double');

-- What no kind had counted as a double.
UPDATE "boats" SET "category" = 'double' WHERE "category" NOT IN ('single', 'double');
ALTER TABLE "boats" ADD CONSTRAINT "boats_category_fkey" FOREIGN KEY ("category") REFERENCES "boat_kinds"("key") ON DELETE RESTRICT ON UPDATE RESTRICT;

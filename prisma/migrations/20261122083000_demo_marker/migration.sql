-- The demo club is known by a marker that its loading writes, no longer by published e-mails.
ALTER TABLE "club_settings" ADD COLUMN "demo" BOOLEAN NOT NULL DEFAULT false;

-- Databases from before: the demo gave its people one and the same salted hash, and no two people
-- of a real club have that. Where only its admin is left, that is the first member there ever was.
UPDATE "club_settings" SET "demo" = true
 WHERE EXISTS (SELECT 1 FROM "members" WHERE "email" LIKE '%@willows.example'
                GROUP BY "password" HAVING count(*) > 1)
    OR EXISTS (SELECT 1 FROM "members" WHERE "id" = 1 AND "email" = 'admin@willows.example'
                AND "firstName" = 'Avery' AND "lastName" = 'Chen');

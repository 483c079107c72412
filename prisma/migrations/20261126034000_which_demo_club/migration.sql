-- Which demo club a database was filled with; until now there was one.
ALTER TABLE "club_settings" ADD COLUMN "demoName" TEXT NOT NULL DEFAULT 'willows';

CREATE TABLE "calendar_domain" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "domain" TEXT NOT NULL,

    CONSTRAINT "calendar_domain_pkey" PRIMARY KEY ("id")
);

-- A club that has bookings has named them in calendars already, by the host of its address, which only
-- the next start knows.
INSERT INTO "calendar_domain" ("domain")
SELECT gen_random_uuid() WHERE NOT EXISTS (SELECT FROM "bookings");

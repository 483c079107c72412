-- Questions that a club adds to the FAQ, and those it takes off.
ALTER TABLE "text_versions" ADD COLUMN "category" TEXT,
ADD COLUMN "takenOff" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "text_versions"
  ADD CONSTRAINT "text_versions_category" CHECK (
    "category" IS NULL OR "title" IS NOT NULL
    AND "category" IN ('Membership', 'Boats', 'Booking', 'Hour Bank', 'Safety', 'Launching', 'General')),
  ADD CONSTRAINT "text_versions_taken_off" CHECK (NOT "takenOff" OR "textId" LIKE 'faq#%');

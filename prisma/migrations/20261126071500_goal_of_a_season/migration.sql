-- How far a member means to row in a season, in whole kilometres; none until they say so.
ALTER TABLE "members" ADD COLUMN "goalKilometres" INTEGER;

ALTER TABLE "members"
  ADD CONSTRAINT "members_goal" CHECK ("goalKilometres" BETWEEN 1 AND 9999);

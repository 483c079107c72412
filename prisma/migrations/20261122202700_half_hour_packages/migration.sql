-- A package may hold half an hour more than its whole hours. The columns of whole hours stay as they
-- are: the release before reads and writes them.
-- AlterTable
ALTER TABLE "membership_plans" ADD COLUMN "halfHour" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "order_items" ADD COLUMN "halfHour" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "membership_plans"
  ADD CONSTRAINT "membership_plans_half_hour" CHECK (NOT "halfHour" OR "kind" = 'hours');

CREATE TRIGGER "order_items_half_hour_kept" BEFORE UPDATE OF "halfHour" ON "order_items"
  FOR EACH ROW EXECUTE FUNCTION order_is_kept();

-- Whoever comes in approved, from a sheet or added by an admin, is a member from then on.
CREATE TRIGGER "members_added_to_webhooks" AFTER INSERT ON "members"
  FOR EACH ROW WHEN (NEW."approvalStatus" = 'approved')
  EXECUTE FUNCTION member_to_webhooks();

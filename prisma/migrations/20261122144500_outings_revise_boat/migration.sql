-- A boat that is out beyond its bookings is taken for that time, so its availability tells of it.
CREATE TRIGGER "outings_revise_boat"
  AFTER INSERT OR DELETE OR UPDATE OF "boatId", "bookingId", "extendedTo", "landedAt" ON "outings"
  FOR EACH ROW EXECUTE FUNCTION revise_boat();

-- What must hold whatever the code does, and Prisma's schema cannot say.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Bookings: half hours between 05:00 and 22:00, and no boat or member twice at once.

CREATE FUNCTION booking_span(day date, start text, hours numeric) RETURNS tsrange
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tsrange(
    day + make_time(substr(start, 1, 2)::int, substr(start, 4, 2)::int, 0),
    day + make_time(substr(start, 1, 2)::int, substr(start, 4, 2)::int, 0)
      + hours::float8 * interval '1 hour')
$$;

ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_start_on_the_half_hour"
    CHECK ("startTime" ~ '^(0[5-9]|1[0-9]|2[01]):(00|30)$'),
  ADD CONSTRAINT "bookings_duration"
    CHECK ("duration" BETWEEN 0.5 AND 4 AND "duration" * 2 = trunc("duration" * 2)),
  ADD CONSTRAINT "bookings_end_by_closing"
    CHECK (upper(booking_span("bookingDate", "startTime", "duration"))
           <= "bookingDate" + make_time(22, 0, 0)),
  ADD CONSTRAINT "bookings_hours_used" CHECK ("hoursUsed" >= 0),
  ADD CONSTRAINT "bookings_cancelled_at"
    CHECK (("status" = 'cancelled') = ("cancelledAt" IS NOT NULL)),
  ADD CONSTRAINT "bookings_one_per_boat"
    EXCLUDE USING gist ("boatId" WITH =, booking_span("bookingDate", "startTime", "duration") WITH &&)
    WHERE ("status" = 'confirmed'),
  ADD CONSTRAINT "bookings_one_per_member"
    EXCLUDE USING gist ("memberId" WITH =, booking_span("bookingDate", "startTime", "duration") WITH &&)
    WHERE ("status" = 'confirmed');

ALTER TABLE "boat_blocks"
  ADD CONSTRAINT "boat_blocks_dates" CHECK ("endDate" >= "startDate"),
  ADD CONSTRAINT "boat_blocks_reason" CHECK (btrim("reason") <> ''),
  ADD CONSTRAINT "boat_blocks_no_overlap"
    EXCLUDE USING gist ("boatId" WITH =, daterange("startDate", "endDate", '[]') WITH &&);

ALTER TABLE "boats" ADD CONSTRAINT "boats_capacity" CHECK ("capacity" > 0);

ALTER TABLE "members"
  ADD CONSTRAINT "members_email_lower_case" CHECK ("email" = lower("email"));

ALTER TABLE "membership_plans"
  ADD CONSTRAINT "membership_plans_amounts"
    CHECK ("price" >= 0 AND "hoursIncluded" >= 0 AND "validityDays" > 0);

ALTER TABLE "club_settings" ADD CONSTRAINT "club_settings_one_row" CHECK ("id" = 1);

CREATE INDEX "sessions_member" ON "sessions" (("sess" ->> 'memberId'));

-- Hours: nobody owes the club, and the books agree whenever a transaction ends.

ALTER TABLE "hour_lots"
  ADD CONSTRAINT "hour_lots_remaining"
    CHECK ("remainingQuarters" BETWEEN 0 AND "creditedQuarters");

ALTER TABLE "hour_ledger"
  ADD CONSTRAINT "hour_ledger_balance" CHECK ("balanceQuarters" >= 0),
  ADD CONSTRAINT "hour_ledger_sign"
    CHECK (("quarters" > 0) = ("kind" IN ('credit', 'refund')) AND "quarters" <> 0),
  ADD CONSTRAINT "hour_ledger_booking"
    CHECK (("bookingId" IS NOT NULL) = ("kind" IN ('charge', 'refund')));

ALTER TABLE "member_subscriptions"
  ADD CONSTRAINT "member_subscriptions_hours"
    CHECK ("remainingHours" >= 0 AND "usedHours" >= 0
           AND "totalHours" = "usedHours" + "remainingHours");

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE TRIGGER "hour_ledger_append_only" BEFORE UPDATE OR DELETE ON "hour_ledger"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "audit_trail_append_only" BEFORE UPDATE OR DELETE ON "audit_trail"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  in_lots int;
  in_ledger int;
  in_subscription numeric;
BEGIN
  SELECT coalesce(sum("remainingQuarters"), 0) INTO in_lots
    FROM "hour_lots" WHERE "memberId" = NEW."memberId";
  SELECT "balanceQuarters" INTO in_ledger
    FROM "hour_ledger" WHERE "memberId" = NEW."memberId" ORDER BY "id" DESC LIMIT 1;
  SELECT "remainingHours" INTO in_subscription
    FROM "member_subscriptions" WHERE "memberId" = NEW."memberId";
  IF in_lots <> coalesce(in_ledger, 0) OR in_lots <> coalesce(in_subscription, 0) * 4 THEN
    RAISE EXCEPTION 'hours of member % disagree: lots %, ledger %, subscription % hours',
      NEW."memberId", in_lots, in_ledger, in_subscription
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'hours_agree';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "hour_lots_agree" AFTER INSERT OR UPDATE ON "hour_lots"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance();
CREATE CONSTRAINT TRIGGER "hour_ledger_agrees" AFTER INSERT ON "hour_ledger"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance();
CREATE CONSTRAINT TRIGGER "member_subscriptions_agree"
  AFTER INSERT OR UPDATE ON "member_subscriptions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance();

-- A confirmed booking is charged what it says, a cancelled one has everything back.

CREATE FUNCTION check_charge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking int;
  due numeric;
  charged int;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN
    booking := NEW."id";
  ELSE
    booking := NEW."bookingId";
  END IF;
  SELECT CASE "status" WHEN 'confirmed' THEN "hoursUsed" * 4 ELSE 0 END INTO due
    FROM "bookings" WHERE "id" = booking;
  SELECT -coalesce(sum("quarters"), 0) INTO charged
    FROM "hour_ledger" WHERE "bookingId" = booking;
  IF charged <> due THEN
    RAISE EXCEPTION 'booking % is charged % quarters, not %', booking, charged, due
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'booking_charged';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "bookings_charged"
  AFTER INSERT OR UPDATE OF "status", "hoursUsed" ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_charge();
CREATE CONSTRAINT TRIGGER "hour_ledger_charges" AFTER INSERT ON "hour_ledger"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."bookingId" IS NOT NULL)
  EXECUTE FUNCTION check_charge();

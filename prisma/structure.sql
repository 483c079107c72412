-- What the database enforces beyond prisma/schema.prisma, after all migrations, by table: checks and
-- exclusions, partial and expression indexes, views, triggers; then the functions.
-- Written by npm run structure, compared by database/migrations.integration.test.ts. Do not edit.


-- access_tokens

ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_ten_each CHECK (((place >= 1) AND (place <= 10)));

-- alarms

ALTER TABLE alarms ADD CONSTRAINT alarms_round CHECK (((round = 0) OR ((round > 0) AND (rung = 'everyone'::"AlarmRung"))));

CREATE TRIGGER alarms_to_webhooks AFTER INSERT ON public.alarms FOR EACH ROW EXECUTE FUNCTION alarm_to_webhooks();

-- announcements

ALTER TABLE announcements ADD CONSTRAINT announcements_audience CHECK ((audience = ANY (ARRAY['everybody'::text, 'members'::text, 'staff'::text])));

ALTER TABLE announcements ADD CONSTRAINT announcements_days CHECK ((until >= "from"));

ALTER TABLE announcements ADD CONSTRAINT announcements_text CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000)));

ALTER TABLE announcements ADD CONSTRAINT announcements_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80)));

CREATE TRIGGER announcements_mailed_once BEFORE UPDATE ON public.announcements FOR EACH ROW WHEN (((old."mailedAt" IS NOT NULL) AND (new."mailedAt" IS DISTINCT FROM old."mailedAt"))) EXECUTE FUNCTION announcement_stays_mailed();

-- audit_trail

CREATE TRIGGER audit_trail_append_only BEFORE DELETE OR TRUNCATE ON public.audit_trail FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_trail_lets_names_go BEFORE UPDATE ON public.audit_trail FOR EACH ROW EXECUTE FUNCTION let_only_names_go();

-- boat_blocks

ALTER TABLE boat_blocks ADD CONSTRAINT boat_blocks_dates CHECK (("endDate" >= "startDate"));

ALTER TABLE boat_blocks ADD CONSTRAINT boat_blocks_no_overlap EXCLUDE USING gist ("boatId" WITH =, daterange("startDate", "endDate", '[]'::text) WITH &&);

ALTER TABLE boat_blocks ADD CONSTRAINT boat_blocks_reason CHECK ((btrim(reason) <> ''::text));

CREATE TRIGGER boat_blocks_revise_boat AFTER INSERT OR DELETE OR UPDATE ON public.boat_blocks FOR EACH ROW EXECUTE FUNCTION revise_boat();

-- boat_pictures

ALTER TABLE boat_pictures ADD CONSTRAINT boat_pictures_address CHECK (("imageUrl" ~ (('^/boat-pictures/'::text || encode(sha256(bytes), 'hex'::text)) || '\.(jpg|png|webp)$'::text)));

ALTER TABLE boat_pictures ADD CONSTRAINT boat_pictures_size CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 163840)));

-- boats

ALTER TABLE boats ADD CONSTRAINT boats_capacity CHECK ((capacity > 0));

CREATE TRIGGER boats_revised BEFORE UPDATE ON public.boats FOR EACH ROW EXECUTE FUNCTION revise();

CREATE TRIGGER clearances_known BEFORE INSERT OR UPDATE OF "requiredClearance" ON public.boats FOR EACH ROW WHEN ((new."requiredClearance" IS NOT NULL)) EXECUTE FUNCTION check_clearance_known('requiredClearance');

-- booking_offers

ALTER TABLE booking_offers ADD CONSTRAINT booking_offers_choice CHECK (((choice = 'cancel'::text) OR ((choice = ANY (ARRAY['swap'::text, 'stay'::text])) AND (reason = 'unusable'::text))));

ALTER TABLE booking_offers ADD CONSTRAINT booking_offers_chosen CHECK (((choice IS NULL) = ("chosenAt" IS NULL)));

ALTER TABLE booking_offers ADD CONSTRAINT booking_offers_one_open EXCLUDE USING btree ("bookingId" WITH =, "boatId" WITH =, reason WITH =) WHERE ((choice IS NULL));

ALTER TABLE booking_offers ADD CONSTRAINT booking_offers_reason CHECK ((reason = ANY (ARRAY['unusable'::text, 'no-go'::text])));

-- bookings

ALTER TABLE bookings ADD CONSTRAINT bookings_cancelled_at CHECK (((status = 'cancelled'::"BookingStatus") = ("cancelledAt" IS NOT NULL)));

ALTER TABLE bookings ADD CONSTRAINT bookings_cost CHECK ((("hoursUsed" >= (0)::numeric) AND (("hoursUsed" + "hoursWaived") <= ((10)::numeric * duration)) AND (mod((("hoursUsed" + "hoursWaived") * (2)::numeric), duration) = (0)::numeric)));

ALTER TABLE bookings ADD CONSTRAINT bookings_duration CHECK ((((duration >= 0.5) AND (duration <= (12)::numeric)) AND ((duration * (2)::numeric) = trunc((duration * (2)::numeric)))));

ALTER TABLE bookings ADD CONSTRAINT bookings_end_on_their_day CHECK ((upper(booking_span("bookingDate", "startTime", duration)) <= ("bookingDate" + 1)));

ALTER TABLE bookings ADD CONSTRAINT bookings_held_is_free CHECK ((("heldUntil" IS NULL) OR ("hoursUsed" = (0)::numeric)));

ALTER TABLE bookings ADD CONSTRAINT bookings_held_until CHECK (((status <> ALL (ARRAY['confirmed'::"BookingStatus", 'cancelled'::"BookingStatus"])) = ("heldUntil" IS NOT NULL)));

ALTER TABLE bookings ADD CONSTRAINT bookings_hours_kept CHECK ((("hoursKept" >= (0)::numeric) AND ("hoursKept" <= "hoursUsed") AND (mod(("hoursKept" * (4)::numeric), (1)::numeric) = (0)::numeric) AND (("hoursKept" = (0)::numeric) OR (status = 'cancelled'::"BookingStatus"))));

ALTER TABLE bookings ADD CONSTRAINT bookings_hours_used CHECK (("hoursUsed" >= (0)::numeric));

ALTER TABLE bookings ADD CONSTRAINT bookings_in_series CHECK (
CASE
    WHEN ("seriesId" IS NULL) THEN (("seriesN" IS NULL) AND ("seriesOf" IS NULL))
    ELSE COALESCE(((("seriesN" >= 1) AND ("seriesN" <= "seriesOf")) AND ("seriesOf" <= 26)), false)
END);

ALTER TABLE bookings ADD CONSTRAINT bookings_one_held_each EXCLUDE USING btree ("memberId" WITH =) WHERE (("heldUntil" IS NOT NULL));

ALTER TABLE bookings ADD CONSTRAINT bookings_one_per_boat EXCLUDE USING gist ("boatId" WITH =, booking_span("bookingDate", "startTime", duration) WITH &&) WHERE (((status = 'confirmed'::"BookingStatus") OR ("heldUntil" IS NOT NULL)));

ALTER TABLE bookings ADD CONSTRAINT bookings_one_per_member EXCLUDE USING gist ("memberId" WITH =, booking_span("bookingDate", "startTime", duration) WITH &&) WHERE (((status = 'confirmed'::"BookingStatus") OR ("heldUntil" IS NOT NULL)));

ALTER TABLE bookings ADD CONSTRAINT bookings_open_seats CHECK ((("openSeats" >= 0) AND ("openSeats" <= 8)));

ALTER TABLE bookings ADD CONSTRAINT bookings_share CHECK ((share = ANY (ARRAY['mine'::text, 'equal'::text])));

ALTER TABLE bookings ADD CONSTRAINT bookings_start_on_the_half_hour CHECK (("startTime" ~ '^([01][0-9]|2[0-3]):(00|30)$'::text));

ALTER TABLE bookings ADD CONSTRAINT bookings_waived CHECK (("hoursWaived" >= (0)::numeric));

ALTER TABLE bookings ADD CONSTRAINT bookings_ways CHECK (
CASE
    WHEN (share = 'mine'::text) THEN (ways = 1)
    ELSE (ways >= 2)
END);

CREATE INDEX bookings_held ON public.bookings USING btree ("boatId") WHERE ("heldUntil" IS NOT NULL);

CREATE CONSTRAINT TRIGGER bookings_charged AFTER INSERT OR UPDATE OF status, "hoursUsed" ON public.bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_charge();

CREATE CONSTRAINT TRIGGER bookings_kept AFTER UPDATE OF "hoursKept" ON public.bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_charge();

CREATE TRIGGER bookings_revise_boat AFTER INSERT OR DELETE OR UPDATE ON public.bookings FOR EACH ROW EXECUTE FUNCTION revise_boat();

CREATE TRIGGER bookings_sequence BEFORE UPDATE OF "boatId", "bookingDate", "startTime", duration, status ON public.bookings FOR EACH ROW WHEN ((((((old."boatId" IS DISTINCT FROM new."boatId") OR (old."bookingDate" IS DISTINCT FROM new."bookingDate")) OR (old."startTime" IS DISTINCT FROM new."startTime")) OR (old.duration IS DISTINCT FROM new.duration)) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION raise_booking_sequence();

CREATE TRIGGER bookings_span_people AFTER INSERT OR DELETE OR UPDATE OF "memberId", "bookingDate", "startTime", duration, status ON public.bookings FOR EACH ROW EXECUTE FUNCTION span_people();

CREATE TRIGGER bookings_to_webhooks AFTER INSERT OR UPDATE ON public.bookings FOR EACH ROW EXECUTE FUNCTION booking_to_webhooks();

CREATE TRIGGER launched_bookings_stay BEFORE UPDATE OF "boatId", "memberId", "bookingDate", "startTime", duration, status ON public.bookings FOR EACH ROW EXECUTE FUNCTION keep_launched();

-- clearances

ALTER TABLE clearances ADD CONSTRAINT clearances_end_after_grant CHECK (("expiresOn" >= "grantedOn"));

CREATE TRIGGER clearances_known BEFORE INSERT OR UPDATE OF name ON public.clearances FOR EACH ROW EXECUTE FUNCTION check_clearance_known('name');

-- closures

ALTER TABLE closures ADD CONSTRAINT closures_at_most_31_days CHECK ((("endDate" - "startDate") <= 31));

ALTER TABLE closures ADD CONSTRAINT closures_end_after_start CHECK ((("startDate" < "endDate") OR (("startDate" = "endDate") AND ("startTime" < "endTime"))));

ALTER TABLE closures ADD CONSTRAINT closures_times CHECK ((("startTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND ("endTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)));

CREATE TRIGGER closures_revise_club AFTER INSERT OR DELETE OR UPDATE ON public.closures FOR EACH STATEMENT EXECUTE FUNCTION revise_club();

-- club_pictures

ALTER TABLE club_pictures ADD CONSTRAINT club_pictures_address CHECK ((url ~ (('^/club-pictures/'::text || encode(sha256(bytes), 'hex'::text)) || '\.(jpg|png|webp)$'::text)));

ALTER TABLE club_pictures ADD CONSTRAINT club_pictures_logo CHECK (((place <> 'logo'::text) OR (url ~ '\.(jpg|png)$'::text)));

ALTER TABLE club_pictures ADD CONSTRAINT club_pictures_place CHECK ((place = ANY (ARRAY['logo'::text, 'first'::text, 'second'::text, 'third'::text])));

ALTER TABLE club_pictures ADD CONSTRAINT club_pictures_size CHECK ((((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 163840)) AND ((width >= 1) AND (width <= 1200)) AND ((height >= 1) AND (height <= 1200))));

-- club_settings

ALTER TABLE club_settings ADD CONSTRAINT club_settings_one_row CHECK ((id = 1));

CREATE TRIGGER club_settings_revised BEFORE UPDATE ON public.club_settings FOR EACH ROW EXECUTE FUNCTION revise();

CREATE TRIGGER club_settings_settings_revised BEFORE UPDATE OF settings ON public.club_settings FOR EACH ROW EXECUTE FUNCTION revise_settings();

-- club_setup

ALTER TABLE club_setup ADD CONSTRAINT club_setup_one_row CHECK ((id = 1));

-- crew

ALTER TABLE crew ADD CONSTRAINT crew_aboard CHECK (((NOT aboard) OR (state = ANY (ARRAY['in'::"CrewState", 'guest'::"CrewState"]))));

ALTER TABLE crew ADD CONSTRAINT crew_joined CHECK (((state = 'in'::"CrewState") = ("joinedAt" IS NOT NULL)));

ALTER TABLE crew ADD CONSTRAINT crew_named CHECK (
CASE state
    WHEN 'guest'::"CrewState" THEN ("memberId" IS NULL)
    WHEN 'asked'::"CrewState" THEN true
    ELSE ("memberId" IS NOT NULL)
END);

ALTER TABLE crew ADD CONSTRAINT crew_part CHECK (((("keptQuarters" >= 0) AND ("keptQuarters" <= "partQuarters")) AND (("partQuarters" = 0) OR (state = 'in'::"CrewState"))));

CREATE UNIQUE INDEX crew_once ON public.crew USING btree ("bookingId", "memberId") WHERE (("endedAt" IS NULL) AND ("memberId" IS NOT NULL));

CREATE CONSTRAINT TRIGGER crew_pays AFTER INSERT OR UPDATE OF "partQuarters" ON public.crew DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_charge();

CREATE TRIGGER crew_takes_seats AFTER INSERT OR UPDATE OF state, "endedAt" ON public.crew FOR EACH ROW EXECUTE FUNCTION seat_crew();

-- damage_entries

ALTER TABLE damage_entries ADD CONSTRAINT damage_entries_severity CHECK ((severity = ANY (ARRAY['minor'::text, 'restricted'::text, 'unusable'::text])));

ALTER TABLE damage_entries ADD CONSTRAINT damage_entries_what CHECK ((char_length(what) <= 500));

-- damage_photos

ALTER TABLE damage_photos ADD CONSTRAINT damage_photos_extension CHECK ((extension = ANY (ARRAY['jpg'::text, 'png'::text, 'webp'::text])));

ALTER TABLE damage_photos ADD CONSTRAINT damage_photos_size CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 2097152)));

ALTER TABLE damage_photos ADD CONSTRAINT damage_photos_three CHECK (((number >= 1) AND (number <= 3)));

-- damage_reports

ALTER TABLE damage_reports ADD CONSTRAINT damage_reports_one_open EXCLUDE USING btree ("boatId" WITH =) WHERE (("resolvedAt" IS NULL));

ALTER TABLE damage_reports ADD CONSTRAINT damage_reports_severity CHECK ((severity = ANY (ARRAY['minor'::text, 'restricted'::text, 'unusable'::text])));

ALTER TABLE damage_reports ADD CONSTRAINT damage_reports_waiting CHECK (((NOT "waitsForStaff") OR ((severity <> 'unusable'::text) AND ("resolvedAt" IS NULL))));

CREATE INDEX damage_reports_waiting_idx ON public.damage_reports USING btree (id) WHERE "waitsForStaff";

-- dock_devices

ALTER TABLE dock_devices ADD CONSTRAINT dock_devices_wait_or_paired CHECK (((("pairingHash" IS NULL) <> ("keyHash" IS NULL)) AND (("keyHash" IS NULL) = ("pairedAt" IS NULL))));

-- hour_ledger

ALTER TABLE hour_ledger ADD CONSTRAINT hour_ledger_balance CHECK (("balanceQuarters" >= 0));

ALTER TABLE hour_ledger ADD CONSTRAINT hour_ledger_booking CHECK ((("bookingId" IS NOT NULL) = (kind = ANY (ARRAY['charge'::"HourLineKind", 'refund'::"HourLineKind"]))));

ALTER TABLE hour_ledger ADD CONSTRAINT hour_ledger_refund CHECK ((("refundId" IS NULL) OR (kind = ANY (ARRAY['subtraction'::"HourLineKind", 'credit'::"HourLineKind"]))));

ALTER TABLE hour_ledger ADD CONSTRAINT hour_ledger_sign CHECK ((((quarters > 0) = (kind = ANY (ARRAY['credit'::"HourLineKind", 'refund'::"HourLineKind"]))) AND (quarters <> 0)));

CREATE INDEX "hour_ledger_refundId" ON public.hour_ledger USING btree ("refundId") WHERE ("refundId" IS NOT NULL);

CREATE CONSTRAINT TRIGGER hour_ledger_agrees AFTER INSERT ON public.hour_ledger DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance();

CREATE TRIGGER hour_ledger_append_only BEFORE DELETE OR TRUNCATE ON public.hour_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE CONSTRAINT TRIGGER hour_ledger_charges AFTER INSERT ON public.hour_ledger DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new."bookingId" IS NOT NULL)) EXECUTE FUNCTION check_charge();

CREATE TRIGGER hour_ledger_lets_reasons_go BEFORE UPDATE ON public.hour_ledger FOR EACH ROW EXECUTE FUNCTION let_only_reasons_go();

-- hour_lots

ALTER TABLE hour_lots ADD CONSTRAINT hour_lots_remaining CHECK ((("remainingQuarters" >= 0) AND ("remainingQuarters" <= "creditedQuarters")));

CREATE CONSTRAINT TRIGGER hour_lots_agree AFTER INSERT OR UPDATE ON public.hour_lots DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance();

-- member_subscriptions

ALTER TABLE member_subscriptions ADD CONSTRAINT member_subscriptions_hours CHECK ((("remainingHours" >= (0)::numeric) AND ("usedHours" >= (0)::numeric) AND ("totalHours" = ("usedHours" + "remainingHours"))));

CREATE CONSTRAINT TRIGGER member_subscriptions_agree AFTER INSERT OR UPDATE ON public.member_subscriptions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance();

-- members

ALTER TABLE members ADD CONSTRAINT members_email_lower_case CHECK ((email = lower(email)));

ALTER TABLE members ADD CONSTRAINT members_goal CHECK ((("goalKilometres" >= 1) AND ("goalKilometres" <= 9999)));

CREATE TRIGGER members_added_to_webhooks AFTER INSERT ON public.members FOR EACH ROW WHEN ((new."approvalStatus" = 'approved'::"ApprovalStatus")) EXECUTE FUNCTION member_to_webhooks();

CREATE TRIGGER members_to_webhooks AFTER UPDATE OF "approvalStatus" ON public.members FOR EACH ROW WHEN (((new."approvalStatus" = 'approved'::"ApprovalStatus") AND (old."approvalStatus" <> 'approved'::"ApprovalStatus"))) EXECUTE FUNCTION member_to_webhooks();

-- membership_plans

ALTER TABLE membership_plans ADD CONSTRAINT membership_plans_amounts CHECK (((price >= (0)::numeric) AND ("hoursIncluded" >= 0) AND ("validityDays" > 0)));

ALTER TABLE membership_plans ADD CONSTRAINT membership_plans_half_hour CHECK (((NOT "halfHour") OR (kind = 'hours'::"PlanKind")));

-- order_items

ALTER TABLE order_items ADD CONSTRAINT order_items_amounts CHECK ((((quantity >= 1) AND (quantity <= 3)) AND ("unitPriceCents" >= 0) AND ("unitTaxCents" >= 0) AND ("hoursIncluded" >= 0)));

ALTER TABLE order_items ADD CONSTRAINT order_items_taxes CHECK ((sum_of("unitTaxesCents") = "unitTaxCents"));

CREATE TRIGGER order_items_fill_their_taxes BEFORE INSERT ON public.order_items FOR EACH ROW EXECUTE FUNCTION order_item_fills_its_taxes();

CREATE TRIGGER order_items_half_hour_kept BEFORE UPDATE OF "halfHour" ON public.order_items FOR EACH ROW EXECUTE FUNCTION order_is_kept();

CREATE TRIGGER order_items_kept BEFORE UPDATE OF name, kind, quantity, "unitPriceCents", "unitTaxCents", "hoursIncluded", "validityDays" ON public.order_items FOR EACH ROW EXECUTE FUNCTION order_is_kept();

CREATE TRIGGER order_items_taxes_kept BEFORE UPDATE OF "unitTaxesCents" ON public.order_items FOR EACH ROW EXECUTE FUNCTION order_is_kept();

-- order_refunds

ALTER TABLE order_refunds ADD CONSTRAINT order_refunds_amounts CHECK ((("amountCents" >= 0) AND (quarters >= 0) AND (btrim(reason) <> ''::text)));

ALTER TABLE order_refunds ADD CONSTRAINT order_refunds_on_their_way CHECK (((NOT pending) OR (("providerRefundId" IS NOT NULL) AND ("refusedAt" IS NULL))));

CREATE UNIQUE INDEX order_refunds_one_return ON public.order_refunds USING btree ("captureId") WHERE (kind = 'return'::"RefundKind");

-- orders

ALTER TABLE orders ADD CONSTRAINT orders_amounts CHECK ((("subtotalCents" >= 0) AND ("taxCents" >= 0) AND ("totalCents" = ("subtotalCents" + "taxCents")) AND (("refundedCents" >= 0) AND ("refundedCents" <= "totalCents"))));

ALTER TABLE orders ADD CONSTRAINT orders_captured_whole CHECK (((status = ANY (ARRAY['captured'::"OrderStatus", 'refunded'::"OrderStatus"])) = (("captureId" IS NOT NULL) AND ("receiptNumber" IS NOT NULL) AND ("capturedAt" IS NOT NULL))));

ALTER TABLE orders ADD CONSTRAINT orders_taxes CHECK (((jsonb_array_length(taxes) = cardinality("taxesCents")) AND (sum_of("taxesCents") = "taxCents")));

CREATE TRIGGER orders_fill_their_taxes BEFORE INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION order_fills_its_taxes();

CREATE TRIGGER orders_move_forward BEFORE UPDATE OF status ON public.orders FOR EACH ROW EXECUTE FUNCTION order_moves_forward();

CREATE TRIGGER orders_sold_to_webhooks AFTER INSERT ON public.orders FOR EACH ROW WHEN ((new."capturedAt" IS NOT NULL)) EXECUTE FUNCTION order_to_webhooks();

CREATE TRIGGER orders_taxes_kept BEFORE UPDATE OF currency, taxes, "taxesCents" ON public.orders FOR EACH ROW EXECUTE FUNCTION order_is_kept();

CREATE TRIGGER orders_to_webhooks AFTER UPDATE OF "capturedAt" ON public.orders FOR EACH ROW WHEN (((old."capturedAt" IS NULL) AND (new."capturedAt" IS NOT NULL))) EXECUTE FUNCTION order_to_webhooks();

-- outbox

CREATE INDEX outbox_tried ON public.outbox USING btree ("memberId") WHERE (("sentAt" IS NULL) AND ("setAsideAt" IS NULL) AND (attempts > 0));

CREATE INDEX outbox_turns ON public.outbox USING btree ((
CASE
    WHEN ("alarmId" IS NOT NULL) THEN '-1'::integer
    WHEN (kind = 'invitation'::text) THEN 5
    WHEN (kind = 'announcement'::text) THEN 4
    WHEN (kind = ANY (ARRAY['new registration'::text, 'registration received'::text, 'introductory row'::text, 'deletion requested'::text, 'hours expiring'::text, 'fee ending'::text, 'clearance expiring'::text])) THEN 3
    WHEN (kind = 'reminder'::text) THEN 2
    WHEN (kind = 'password link'::text) THEN 1
    ELSE 0
END), "turnAt") WHERE ("turnAt" IS NOT NULL);

CREATE INDEX outbox_waiting ON public.outbox USING btree ((
CASE
    WHEN ("alarmId" IS NOT NULL) THEN '-1'::integer
    WHEN (kind = 'invitation'::text) THEN 5
    WHEN (kind = 'announcement'::text) THEN 4
    WHEN (kind = ANY (ARRAY['new registration'::text, 'registration received'::text, 'introductory row'::text, 'deletion requested'::text, 'hours expiring'::text, 'fee ending'::text, 'clearance expiring'::text])) THEN 3
    WHEN (kind = 'reminder'::text) THEN 2
    WHEN (kind = 'password link'::text) THEN 1
    ELSE 0
END), "nextAttemptAt", id) WHERE (("sentAt" IS NULL) AND ("setAsideAt" IS NULL));

CREATE TRIGGER outbox_reads_text BEFORE INSERT OR UPDATE OF text ON public.outbox FOR EACH ROW WHEN (((new.text = ''::text) OR (new.kind = 'introductory row'::text) OR (new.text ~~ 'This is a copy of our message of%'::text))) EXECUTE FUNCTION read_outbox_text();

CREATE TRIGGER outbox_to_push AFTER INSERT ON public.outbox FOR EACH ROW WHEN ((new."pushWords" IS NOT NULL)) EXECUTE FUNCTION outbox_to_push();

-- outing_extensions

CREATE VIEW outing_extensions AS
 SELECT outings."boatId",
    head."memberId",
    head."bookingDate",
    to_char(ended.at, 'HH24:MI'::text) AS "startTime",
    (ceil((EXTRACT(epoch FROM ((head."bookingDate" + (outings."extendedTo")::time without time zone) - ended.at)) / (1800)::numeric)) / (2)::numeric) AS duration
   FROM ((outings
     JOIN bookings head ON ((head.id = outings."bookingId")))
     CROSS JOIN LATERAL ( SELECT max(upper(booking_span(own."bookingDate", own."startTime", own.duration))) AS at
           FROM bookings own
          WHERE ((own."boatId" = head."boatId") AND (own."memberId" = head."memberId") AND (own."bookingDate" = head."bookingDate") AND (own.status = 'confirmed'::"BookingStatus") AND (own."startTime" >= head."startTime") AND (own."startTime" < outings."extendedTo"))) ended)
  WHERE ((outings."landedAt" IS NULL) AND (ended.at < (head."bookingDate" + (outings."extendedTo")::time without time zone)));

-- outings

ALTER TABLE outings ADD CONSTRAINT outings_continued CHECK (((continues IS NULL) OR ("landedAt" IS NOT NULL)));

ALTER TABLE outings ADD CONSTRAINT outings_extended_to CHECK (("extendedTo" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));

ALTER TABLE outings ADD CONSTRAINT outings_kilometres CHECK (((kilometres >= (0)::numeric) AND (kilometres <= (60)::numeric)));

ALTER TABLE outings ADD CONSTRAINT outings_landed_after_launch CHECK (("landedAt" >= "launchedAt"));

ALTER TABLE outings ADD CONSTRAINT outings_landing_heard CHECK ((("landedAt" IS NULL) = ("landHeardAt" IS NULL)));

ALTER TABLE outings ADD CONSTRAINT outings_one_out_per_boat EXCLUDE USING btree ("boatId" WITH =) WHERE (("landedAt" IS NULL));

CREATE TRIGGER outings_of_their_bookings BEFORE INSERT OR UPDATE OF "bookingId", "boatId" ON public.outings FOR EACH ROW EXECUTE FUNCTION check_outing();

CREATE TRIGGER outings_revise_boat AFTER INSERT OR DELETE OR UPDATE OF "boatId", "bookingId", "extendedTo", "landedAt" ON public.outings FOR EACH ROW EXECUTE FUNCTION revise_boat();

CREATE TRIGGER outings_to_webhooks AFTER INSERT OR UPDATE OF "landedAt" ON public.outings FOR EACH ROW EXECUTE FUNCTION outing_to_webhooks();

-- person_spans

ALTER TABLE person_spans ADD CONSTRAINT person_spans_one_each EXCLUDE USING gist ("memberId" WITH =, span WITH &&);

-- push_calls

CREATE UNIQUE INDEX push_calls_one_trial ON public.push_calls USING btree ("deviceId") WHERE ("messageId" IS NULL);

-- push_devices

ALTER TABLE push_devices ADD CONSTRAINT push_devices_ten CHECK (((place >= 1) AND (place <= 10)));

-- push_keys

ALTER TABLE push_keys ADD CONSTRAINT push_keys_one CHECK ((id = 1));

-- safety_settings

ALTER TABLE safety_settings ADD CONSTRAINT safety_settings_one_row CHECK ((id = 1));

CREATE TRIGGER clearances_in_use BEFORE UPDATE OF settings ON public.safety_settings FOR EACH ROW EXECUTE FUNCTION keep_used_clearances();

-- sessions

CREATE INDEX sessions_member ON public.sessions USING btree (((sess ->> 'memberId'::text)));

-- text_versions

ALTER TABLE text_versions ADD CONSTRAINT text_versions_category CHECK (((category IS NULL) OR ((title IS NOT NULL) AND (category = ANY (ARRAY['Membership'::text, 'Boats'::text, 'Booking'::text, 'Hour Bank'::text, 'Safety'::text, 'Launching'::text, 'General'::text])))));

ALTER TABLE text_versions ADD CONSTRAINT text_versions_length CHECK ((((char_length(title) >= 1) AND (char_length(title) <= 200)) AND ((char_length(body) >= 1) AND (char_length(body) <= 5000))));

ALTER TABLE text_versions ADD CONSTRAINT text_versions_number CHECK ((number > 0));

ALTER TABLE text_versions ADD CONSTRAINT text_versions_taken_off CHECK (((NOT "takenOff") OR ("textId" ~~ 'faq#%'::text)));

ALTER TABLE text_versions ADD CONSTRAINT text_versions_words CHECK (((title IS NULL) = (body IS NULL)));

CREATE TRIGGER text_versions_append_only BEFORE DELETE OR UPDATE ON public.text_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- webhook_deliveries

ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_one_end CHECK ((("sentAt" IS NULL) OR ("givenUpAt" IS NULL)));

CREATE INDEX webhook_deliveries_open ON public.webhook_deliveries USING btree ("webhookId", "bookingId", id) WHERE (("sentAt" IS NULL) AND ("givenUpAt" IS NULL));

-- webhooks

ALTER TABLE webhooks ADD CONSTRAINT webhooks_events_known CHECK (((events <@ ARRAY['booking.created'::text, 'booking.moved'::text, 'booking.cancelled'::text, 'outing.launched'::text, 'outing.landed'::text, 'outing.overdue'::text, 'member.approved'::text, 'order.captured'::text, 'crew.joined'::text, 'crew.left'::text]) AND (cardinality(events) > 0)));

ALTER TABLE webhooks ADD CONSTRAINT webhooks_old_secret_ends CHECK ((("oldSecret" IS NULL) = ("oldSecretUntil" IS NULL)));

-- wish_offers

ALTER TABLE wish_offers ADD CONSTRAINT wish_offers_once EXCLUDE USING gist ("memberId" WITH =, "boatId" WITH =, booking_span("bookingDate", "startTime", duration) WITH &&);

-- wishes

ALTER TABLE wishes ADD CONSTRAINT wishes_boat CHECK (((kind = 'boat'::"WishKind") = ("boatId" IS NOT NULL)));

ALTER TABLE wishes ADD CONSTRAINT wishes_fit CHECK ((upper(booking_span("bookingDate", "from", duration)) <= ("bookingDate" + ("to")::time without time zone)));

ALTER TABLE wishes ADD CONSTRAINT wishes_five_each CHECK (((place >= 1) AND (place <= 5)));

ALTER TABLE wishes ADD CONSTRAINT wishes_once EXCLUDE USING btree ("memberId" WITH =, "kindKey" WITH =, COALESCE("boatId", 0) WITH =, "bookingDate" WITH =, "from" WITH =, "to" WITH =, duration WITH =) WHERE (("endedAt" IS NULL));

ALTER TABLE wishes ADD CONSTRAINT wishes_open_have_a_place CHECK (((place IS NULL) = ("endedAt" IS NOT NULL)));

CREATE TRIGGER wishes_kind BEFORE INSERT ON public.wishes FOR EACH ROW EXECUTE FUNCTION wish_kind();

-- Functions

CREATE OR REPLACE FUNCTION public.alarm_to_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT 1 FROM "alarms" WHERE "bookingId" = NEW."bookingId" AND "dueAt" = NEW."dueAt"
                                      AND "id" < NEW."id") THEN
    RETURN NULL;
  END IF;
  PERFORM queue_webhooks('outing.overdue', NEW."bookingId",
                         webhook_booking(b) || jsonb_build_object('dueAt', webhook_moment(NEW."dueAt")),
                         NEW."createdAt")
    FROM "bookings" b WHERE b."id" = NEW."bookingId";
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.announcement_stays_mailed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'Announcement % was mailed already', OLD."id";
END $function$;

CREATE OR REPLACE FUNCTION public.booking_span(day date, start text, hours numeric)
 RETURNS tsrange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT tsrange(
    day + make_time(substr(start, 1, 2)::int, substr(start, 4, 2)::int, 0),
    day + make_time(substr(start, 1, 2)::int, substr(start, 4, 2)::int, 0)
      + hours::float8 * interval '1 hour')
$function$;

CREATE OR REPLACE FUNCTION public.booking_to_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  was text := CASE WHEN TG_OP = 'UPDATE' THEN OLD."status"::text END;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "webhooks" WHERE "active") THEN RETURN NULL; END IF;
  IF NEW."status"::text = 'confirmed' AND was IS DISTINCT FROM 'confirmed' THEN
    PERFORM queue_webhooks('booking.created', NEW."id", webhook_booking(NEW), NEW."createdAt");
  ELSIF NEW."status"::text = 'cancelled' AND was = 'confirmed' THEN
    PERFORM queue_webhooks('booking.cancelled', NEW."id", webhook_booking(NEW),
                           coalesce(NEW."cancelledAt", now()));
  ELSIF NEW."status"::text = 'confirmed'
    AND (OLD."boatId", OLD."bookingDate", OLD."startTime", OLD."duration")
     IS DISTINCT FROM (NEW."boatId", NEW."bookingDate", NEW."startTime", NEW."duration") THEN
    PERFORM queue_webhooks('booking.moved', NEW."id", webhook_booking(NEW),
      CASE WHEN NEW."movedAt" IS DISTINCT FROM OLD."movedAt" THEN NEW."movedAt" ELSE now() END);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.check_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.check_charge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  booking int;
  rower int;
  due numeric;
  charged int;
  overpaid int;
  other int;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN
    booking := NEW."id";
  ELSE
    booking := NEW."bookingId";
  END IF;
  SELECT "memberId",
         CASE "status" WHEN 'confirmed' THEN "hoursUsed" * 4 ELSE "hoursKept" * 4 END
    INTO rower, due FROM "bookings" WHERE "id" = booking;
  SELECT -coalesce(sum(net), 0), min(lot) FILTER (WHERE net > 0) INTO charged, overpaid
    FROM (SELECT "lotId" AS lot, sum("quarters") AS net
            FROM "hour_ledger" WHERE "bookingId" = booking GROUP BY "lotId") lots;
  IF charged <> due THEN
    RAISE EXCEPTION 'booking % is charged % quarters, not %', booking, charged, due
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'booking_charged';
  END IF;
  IF overpaid IS NOT NULL THEN
    RAISE EXCEPTION 'booking % gave lot % more than it took', booking, overpaid
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'booking_gives_back_what_it_took';
  END IF;
  SELECT min("memberId") INTO other FROM (
    SELECT "memberId", sum(part) AS part FROM (
      SELECT "memberId", "partQuarters" AS part FROM "crew" WHERE "bookingId" = booking
       UNION ALL
      SELECT "memberId", "quarters" FROM "hour_ledger" WHERE "bookingId" = booking) both_sides
     WHERE "memberId" <> rower GROUP BY "memberId") others
   WHERE part <> 0;
  IF other IS NOT NULL THEN
    RAISE EXCEPTION 'booking % charges member % something else than their part', booking, other
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'crew_pays_its_part';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.check_clearance_known()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  wanted text := to_jsonb(NEW)->>TG_ARGV[0];
BEGIN
  -- Held until the end, so that the name does not leave the settings meanwhile.
  PERFORM FROM "safety_settings" WHERE names_clearance("settings", wanted) FOR SHARE;
  IF wanted IS NOT NULL AND NOT FOUND THEN
    RAISE EXCEPTION 'the club gives no clearance %', wanted
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'clearances_known';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.check_outing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM "bookings" WHERE "id" = NEW."bookingId"
                  AND "boatId" = NEW."boatId" AND "status" = 'confirmed') THEN
    RAISE EXCEPTION 'booking % is not confirmed on boat %', NEW."bookingId", NEW."boatId"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'outing_of_its_booking';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.gst_of_the_club()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT jsonb_build_array(jsonb_build_object('name', 'GST', 'percent', 5, 'number',
           coalesce((SELECT "settings" ->> 'gstNumber' FROM "club_settings" WHERE "id" = 1), '')))
$function$;

CREATE OR REPLACE FUNCTION public.has_left(member integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (SELECT FROM "members" WHERE "id" = member AND "deletedAt" IS NOT NULL)
$function$;

CREATE OR REPLACE FUNCTION public.keep_launched()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  outing "outings";
BEGIN
  SELECT * INTO outing FROM "outings" WHERE "bookingId" = OLD."id";
  IF FOUND AND (outing."landedAt" IS NULL OR NEW."boatId" <> OLD."boatId"
    OR NEW."memberId" <> OLD."memberId" OR NEW."bookingDate" <> OLD."bookingDate"
    OR NEW."startTime" <> OLD."startTime" OR NEW."duration" <> OLD."duration") THEN
    RAISE EXCEPTION 'the boat of booking % was launched', OLD."id"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'launched_bookings_stay';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_used_clearances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  lost text;
BEGIN
  SELECT "name" INTO lost FROM (
    SELECT "name" FROM "clearances"
    UNION SELECT "requiredClearance" FROM "boats" WHERE "requiredClearance" IS NOT NULL
    UNION SELECT NEW."settings"->>'nightClearance' WHERE NEW."settings"->>'nightClearance' IS NOT NULL
  ) used WHERE NOT names_clearance(NEW."settings", "name") LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the clearance % is in use', lost
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'clearances_in_use';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.let_only_names_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  actor_left boolean := has_left(OLD."actorId");
  subject_left boolean := has_left(CASE OLD."subjectType"
    WHEN 'member' THEN OLD."subjectId"
    WHEN 'booking' THEN (SELECT "memberId" FROM "bookings" WHERE "id" = OLD."subjectId") END);
  others text[] := '{actorName,subjectName,before,after}';
BEGIN
  IF to_jsonb(NEW) - others = to_jsonb(OLD) - others
    AND (NEW."actorName" = OLD."actorName"
         OR (actor_left AND NEW."actorName" = 'Former member'))
    AND (NEW."subjectName" = OLD."subjectName"
         OR (subject_left AND NEW."subjectName" ~ '^Former member(, .*)?$'))
    AND (NEW."before" IS NOT DISTINCT FROM OLD."before"
         OR (subject_left AND (NEW."before" IS NULL OR OLD."before" @> NEW."before")))
    AND (NEW."after" IS NOT DISTINCT FROM OLD."after"
         OR (subject_left AND (NEW."after" IS NULL OR OLD."after" @> NEW."after")))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE FUNCTION public.let_only_reasons_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' AND has_left(OLD."memberId") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE FUNCTION public.member_to_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM queue_webhooks('member.approved', NULL,
    jsonb_build_object('memberId', NEW."id", 'status', NEW."approvalStatus"::text),
    coalesce(NEW."approvedDate", now()));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.names_clearance(settings jsonb, wanted text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT jsonb_path_exists(settings, '$.clearances[*] ? (@.name == $wanted)',
                           jsonb_build_object('wanted', wanted))
$function$;

CREATE OR REPLACE FUNCTION public.order_fills_its_taxes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."taxCents" > 0 AND NEW."taxesCents" = '{}' THEN
    NEW."taxes" := gst_of_the_club();
    NEW."taxesCents" := ARRAY[NEW."taxCents"];
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.order_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% are kept', TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE FUNCTION public.order_item_fills_its_taxes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."unitTaxCents" > 0 AND NEW."unitTaxesCents" = '{}' THEN
    NEW."unitTaxesCents" := ARRAY[NEW."unitTaxCents"];
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.order_moves_forward()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD."status" = NEW."status" THEN
    RETURN NEW;
  END IF;
  IF (OLD."status", NEW."status") = ('refunded', 'captured')
     AND NEW."refundedCents" < OLD."refundedCents" THEN
    RETURN NEW;
  END IF;
  IF (OLD."status", NEW."status") NOT IN (
    ('created', 'pending'), ('created', 'approved'), ('created', 'captured'),
    ('created', 'failed'), ('created', 'cancelled'),
    ('pending', 'approved'), ('pending', 'captured'), ('pending', 'failed'),
    ('pending', 'cancelled'),
    ('approved', 'captured'), ('approved', 'failed'), ('approved', 'cancelled'),
    ('captured', 'refunded')) THEN
    RAISE EXCEPTION 'order % cannot go from % to %', OLD."id", OLD."status", NEW."status"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'orders_move_forward';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.order_to_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM queue_webhooks('order.captured', NULL,
    jsonb_build_object('orderId', NEW."id", 'memberId', NEW."memberId", 'status', NEW."status"::text,
      'total', CASE WHEN NEW."currency" IN ('CLP', 'HUF', 'ISK', 'JPY', 'KRW', 'TWD')
                    THEN NEW."totalCents"::text
                    ELSE (NEW."totalCents" / 100.0)::numeric(12, 2)::text END,
      'currency', NEW."currency"),
    NEW."capturedAt");
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.outbox_to_push()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO "push_calls" ("deviceId", "messageId", "createdAt", "nextAttemptAt")
  SELECT device."id", NEW."id", NEW."createdAt", NEW."nextAttemptAt"
    FROM "push_devices" device JOIN "sessions" session USING ("sid")
   WHERE device."memberId" = NEW."memberId" AND session."expire" > NEW."createdAt";
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.outing_to_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  booking jsonb;
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD."landedAt" IS NOT NULL OR NEW."landedAt" IS NULL) THEN
    RETURN NULL;
  END IF;
  SELECT webhook_booking(b) INTO booking FROM "bookings" b WHERE b."id" = NEW."bookingId";
  IF NEW."landedAt" IS NULL THEN
    PERFORM queue_webhooks('outing.launched', NEW."bookingId",
      booking || jsonb_build_object('launchedAt', webhook_moment(NEW."launchedAt")), NEW."launchHeardAt");
  ELSE
    PERFORM queue_webhooks('outing.landed', NEW."bookingId",
      booking || jsonb_build_object('launchedAt', webhook_moment(NEW."launchedAt"), 'landedAt', webhook_moment(NEW."landedAt")),
      coalesce(NEW."landHeardAt", now()));
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.queue_webhooks(happened text, about integer, told jsonb, moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO "webhook_deliveries" ("webhookId", "event", "bookingId", "data", "createdAt")
  SELECT "id", happened, about, told, moment FROM "webhooks"
   WHERE "active" AND happened = ANY ("events")
$function$;

CREATE OR REPLACE FUNCTION public.raise_booking_sequence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."sequence" := OLD."sequence" + 1;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.read_outbox_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."copy" := NEW."copy" OR NEW."text" LIKE 'This is a copy of our message of%';
  NEW."aboutEmail" := CASE WHEN NEW."text" = '' THEN NULL
    WHEN NEW."kind" = 'introductory row'
      THEN coalesce(NEW."aboutEmail", substring(NEW."text" FROM E'\nE-mail: ([^\n]+)\n'))
    ELSE NEW."aboutEmail" END;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE FUNCTION public.revise()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."revision" := gen_random_uuid();
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.revise_boat()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "boats" SET "revision" = DEFAULT WHERE "id" IN (OLD."boatId", NEW."boatId");
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.revise_club()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO "club_settings" ("id", "settings") VALUES (1, '{}')
    ON CONFLICT ("id") DO UPDATE SET "revision" = DEFAULT;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.revise_settings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."settingsRevision" := gen_random_uuid();
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.searchable(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT replace(replace(replace(replace(
           translate(lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036F]', '', 'g')),
                     'øłđðı‘’‚‛“”„‟«»', 'olddi''''''''""""""'),
           'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$function$;

CREATE OR REPLACE FUNCTION public.seat_crew()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  booking "bookings";
  seats int;
  is_in boolean := NEW."state" = 'in' AND NEW."endedAt" IS NULL;
  was_in boolean := TG_OP = 'UPDATE' AND OLD."state" = 'in' AND OLD."endedAt" IS NULL;
BEGIN
  -- One after the other, so that of two the second sees the first.
  SELECT * INTO booking FROM "bookings" WHERE "id" = NEW."bookingId" FOR NO KEY UPDATE;
  IF NEW."memberId" = booking."memberId" THEN
    RAISE EXCEPTION 'the rower of booking % cannot be in its crew', booking."id"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'crew_is_not_rower';
  END IF;
  IF NEW."state" IN ('in', 'guest') AND NEW."endedAt" IS NULL THEN
    SELECT "capacity" INTO seats FROM "boats" WHERE "id" = booking."boatId";
    IF (SELECT count(*) FROM "crew" WHERE "bookingId" = booking."id"
         AND "state" IN ('in', 'guest') AND "endedAt" IS NULL) >= seats
      OR booking."share" = 'equal' AND
        (SELECT count(*) FROM "crew" WHERE "bookingId" = booking."id"
          AND "state" = 'in' AND "endedAt" IS NULL) >= booking."ways" THEN
      RAISE EXCEPTION 'booking % has no seat left', booking."id"
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'crew_has_seats';
    END IF;
  END IF;
  IF is_in = was_in THEN RETURN NULL; END IF;
  IF is_in THEN
    INSERT INTO "person_spans" ("bookingId", "memberId", "span")
    SELECT booking."id", NEW."memberId",
           booking_span(booking."bookingDate", booking."startTime", booking."duration")
     WHERE booking."status"::text = 'confirmed';
  ELSE
    DELETE FROM "person_spans" WHERE "bookingId" = booking."id" AND "memberId" = NEW."memberId";
  END IF;
  UPDATE "bookings" SET "sequence" = "sequence" + 1 WHERE "id" = booking."id";
  PERFORM queue_webhooks(CASE WHEN is_in THEN 'crew.joined' ELSE 'crew.left' END, booking."id",
    webhook_booking(booking) || jsonb_build_object('crewMemberId', NEW."memberId"),
    CASE WHEN is_in THEN NEW."joinedAt" ELSE NEW."endedAt" END);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.span_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "person_spans" WHERE "bookingId" = OLD."id";
  ELSIF NEW."status"::text = 'cancelled' THEN
    DELETE FROM "person_spans" WHERE "bookingId" = NEW."id";
  ELSE
    INSERT INTO "person_spans" ("bookingId", "memberId", "span")
    SELECT NEW."id", people."memberId",
           booking_span(NEW."bookingDate", NEW."startTime", NEW."duration")
      FROM (SELECT NEW."memberId"
             UNION SELECT "memberId" FROM "crew"
              WHERE "bookingId" = NEW."id" AND "state" = 'in' AND "endedAt" IS NULL) people
        ON CONFLICT ("bookingId", "memberId") DO UPDATE SET "span" = excluded."span";
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.sum_of(amounts integer[])
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT coalesce(sum(amount), 0) FROM unnest(amounts) amount
$function$;

CREATE OR REPLACE FUNCTION public.webhook_booking(about bookings)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT jsonb_build_object(
    'bookingId', about."id", 'memberId', about."memberId",
    'boat', jsonb_build_object('id', "id", 'name', "name"),
    'bookingDate', about."bookingDate"::text, 'startTime', about."startTime",
    'duration', about."duration"::float8, 'status', about."status"::text)
    FROM "boats" WHERE "id" = about."boatId"
$function$;

CREATE OR REPLACE FUNCTION public.webhook_moment(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$function$;

CREATE OR REPLACE FUNCTION public.wish_kind()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."kindKey" = '' THEN
    NEW."kindKey" := NEW."kind"::text;
  ELSE
    NEW."kind" := CASE WHEN NEW."kindKey" IN ('single', 'boat') THEN NEW."kindKey" ELSE 'double' END;
  END IF;
  RETURN NEW;
END $function$;

-- Everything since 0.1.0, in the order in which it came: columns stand in it, and rows of a backup too.

-- ── Lines of a refund ──

ALTER TABLE "hour_ledger" ADD COLUMN     "refundId" INTEGER;

ALTER TABLE "order_refunds" ADD COLUMN     "refusedAt" TIMESTAMPTZ(3);

-- Until now a refund's lines were found by their moment, their lot's order and their reason. They
-- are certain where together they took exactly what the refund says: then no other line is among
-- them. The rest stay without a refund.
ALTER TABLE "hour_ledger" DISABLE TRIGGER "hour_ledger_append_only";
WITH candidate AS (
  SELECT refund."id" AS refund, refund."quarters" AS due, line."id" AS line, line."quarters"
    FROM "order_refunds" refund
    JOIN "orders" "order" ON "order"."id" = refund."orderId"
    JOIN "hour_ledger" line ON line."memberId" = "order"."memberId"
     AND line."kind" = 'subtraction' AND line."createdAt" = refund."createdAt"
     AND line."reason" = 'Refunded: ' || refund."reason"
    JOIN "hour_lots" lot ON lot."id" = line."lotId"
    JOIN "order_items" item ON item."id" = lot."orderItemId" AND item."orderId" = refund."orderId"
   WHERE NOT EXISTS (SELECT 1 FROM "order_refunds" other
                      WHERE other."orderId" = refund."orderId" AND other."id" <> refund."id"
                        AND other."createdAt" = refund."createdAt")),
certain AS (
  SELECT refund FROM candidate GROUP BY refund, due HAVING -sum("quarters") = due)
UPDATE "hour_ledger" SET "refundId" = candidate.refund
  FROM candidate JOIN certain USING (refund) WHERE "hour_ledger"."id" = candidate.line;
ALTER TABLE "hour_ledger" ENABLE TRIGGER "hour_ledger_append_only";

ALTER TABLE "hour_ledger" ADD CONSTRAINT "hour_ledger_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "order_refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Only a refund's few lines stand in it, so that a booking's cost nothing more.
CREATE INDEX "hour_ledger_refundId" ON "hour_ledger" ("refundId") WHERE "refundId" IS NOT NULL;

ALTER TABLE "hour_ledger" ADD CONSTRAINT "hour_ledger_refund"
  CHECK ("refundId" IS NULL OR "kind" IN ('subtraction', 'credit'));

-- ── Last look at an order ──

ALTER TABLE "orders" ADD COLUMN     "lookedAt" TIMESTAMPTZ(3);

-- ── Money that goes back ──

CREATE TYPE "RefundKind" AS ENUM ('refund', 'return', 'outside', 'reversal');

ALTER TABLE "order_refunds" ADD COLUMN     "captureId" TEXT,
ADD COLUMN     "kind" "RefundKind" NOT NULL DEFAULT 'refund';

-- Until now only captured orders had refunds.
UPDATE "order_refunds" SET "captureId" = "orders"."captureId"
  FROM "orders" WHERE "orders"."id" = "order_refunds"."orderId";
ALTER TABLE "order_refunds" ALTER COLUMN "captureId" SET NOT NULL;

-- Nobody's money is returned twice.
CREATE UNIQUE INDEX "order_refunds_one_return" ON "order_refunds" ("captureId")
  WHERE "kind" = 'return';

-- ── Visitors counted ──

CREATE TABLE "visitor_counts" (
    "what" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "visitor_counts_pkey" PRIMARY KEY ("what","address","hour")
);

CREATE TABLE "sign_in_places" (
    "memberId" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_places_pkey" PRIMARY KEY ("memberId","address")
);

ALTER TABLE "sign_in_places" ADD CONSTRAINT "sign_in_places_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ── Demo marker ──

-- The demo club is known by a marker that its loading writes, no longer by published e-mails.
ALTER TABLE "club_settings" ADD COLUMN "demo" BOOLEAN NOT NULL DEFAULT false;

-- Databases from before: the demo gave its people one and the same salted hash, and no two people
-- of a real club have that. Where only its admin is left, that is the first member there ever was.
UPDATE "club_settings" SET "demo" = true
 WHERE EXISTS (SELECT 1 FROM "members" WHERE "email" LIKE '%@willows.example'
                GROUP BY "password" HAVING count(*) > 1)
    OR EXISTS (SELECT 1 FROM "members" WHERE "id" = 1 AND "email" = 'admin@willows.example'
                AND "firstName" = 'Avery' AND "lastName" = 'Chen');

-- ── Boat pictures ──

CREATE TABLE "boat_pictures" (
    "boatId" INTEGER NOT NULL,
    "imageUrl" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "boat_pictures_pkey" PRIMARY KEY ("boatId")
);

CREATE UNIQUE INDEX "boat_pictures_imageUrl_boatId_key" ON "boat_pictures"("imageUrl", "boatId");

CREATE UNIQUE INDEX "boats_imageUrl_id_key" ON "boats"("imageUrl", "id");

ALTER TABLE "boat_pictures" ADD CONSTRAINT "boat_pictures_imageUrl_boatId_fkey" FOREIGN KEY ("imageUrl", "boatId") REFERENCES "boats"("imageUrl", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- A picture is small, and its address is made of its bytes: what was once read there stays true.
ALTER TABLE "boat_pictures"
  ADD CONSTRAINT "boat_pictures_size" CHECK (octet_length("bytes") BETWEEN 1 AND 163840),
  ADD CONSTRAINT "boat_pictures_address" CHECK (
    "imageUrl" ~ ('^/boat-pictures/' || encode(sha256("bytes"), 'hex') || '\.(jpg|png|webp)$'));

-- ── Refunds on their way ──

ALTER TABLE "order_refunds" ADD COLUMN     "pending" BOOLEAN NOT NULL DEFAULT false;

-- What the gateway had taken on may fail later; then it is no longer on its way.
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_on_their_way"
  CHECK (NOT "pending" OR ("providerRefundId" IS NOT NULL AND "refusedAt" IS NULL));

-- An order counts as paid again when money that was on its way back never arrived.
CREATE OR REPLACE FUNCTION order_moves_forward() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

-- ── Forget who left ──

ALTER TABLE "outbox" ADD COLUMN     "aboutMemberId" INTEGER;

-- Whose e-mails are and were known: the rows of people who have left no longer hold theirs.
CREATE TEMPORARY TABLE "owners" ON COMMIT DROP AS
  SELECT "id" AS "memberId", "email" FROM "members"
  UNION SELECT "subjectId", said."email" FROM "audit_trail"
    CROSS JOIN LATERAL (VALUES ("before" ->> 'email'), ("after" ->> 'email')) AS said ("email")
   WHERE "subjectType" = 'member' AND "subjectId" IS NOT NULL AND said."email" IS NOT NULL;

-- Whom a message to somebody else is about, where it can be told. A freed e-mail may have had
-- several owners: an application is from the last one before it was written.
UPDATE "outbox" SET "aboutMemberId" = substring("text" FROM '\{home\}/member-management/(\d+)')::int
 WHERE "kind" IN ('deletion requested', 'payment reversed');
UPDATE "outbox" SET "aboutMemberId" = "orders"."memberId"
  FROM "order_refunds" JOIN "orders" ON "orders"."id" = "order_refunds"."orderId"
 WHERE "outbox"."kind" = 'return refused' AND "order_refunds"."kind" = 'return'
   AND "order_refunds"."captureId" = substring("outbox"."text" FROM 'Payment: ([^\n]+)');
UPDATE "outbox" SET "aboutMemberId" = (
  SELECT "members"."id" FROM "owners" JOIN "members" ON "members"."id" = "owners"."memberId"
   WHERE "owners"."email" = substring("outbox"."text" FROM '\nE-mail: ([^\n]+)')
     AND ("outbox"."kind" = 'introductory row'
          OR "members"."registrationDate" <= "outbox"."createdAt")
   ORDER BY "members"."id" DESC LIMIT 1)
 WHERE "kind" IN ('new registration', 'introductory row');

-- People who left before this: what is still kept of them goes as it does from now on.
CREATE TEMPORARY TABLE "left_before" ON COMMIT DROP AS
  SELECT "id" FROM "members" WHERE "deletedAt" IS NOT NULL;

UPDATE "members" SET "province" = '', "mutedMail" = '{}' WHERE "id" IN (TABLE "left_before");
DELETE FROM "customers"
 WHERE "email" IN (SELECT "email" FROM "owners" WHERE "memberId" IN (TABLE "left_before"))
   AND "email" NOT IN (SELECT "email" FROM "members");
UPDATE "outbox" SET
    "subject" = 'No longer kept', "text" = '', "secretLink" = NULL, "lastError" = NULL,
    "recipient" = CASE WHEN "memberId" IN (TABLE "left_before")
                       THEN 'deleted-' || "memberId" || '@members.invalid' ELSE "recipient" END
 WHERE ("sentAt" IS NOT NULL OR "setAsideAt" IS NOT NULL)
   AND ("memberId" IN (TABLE "left_before") OR "aboutMemberId" IN (TABLE "left_before"));

DROP TRIGGER "audit_trail_append_only" ON "audit_trail";
UPDATE "audit_trail" SET "actorName" = 'Former member' WHERE "actorId" IN (TABLE "left_before");
UPDATE "audit_trail" SET
    "subjectName" = concat_ws(', ', 'Former member',
      CASE "subjectType" WHEN 'booking' THEN substring("subjectName" FROM '.*, (.*)') END),
    "before" = (
      SELECT jsonb_object_agg(key, value) FROM jsonb_each("before")
       WHERE jsonb_typeof(value) IN ('number', 'boolean')
          OR key IN ('approvalStatus', 'membershipStatus', 'status', 'boat')),
    "after" = (
      SELECT jsonb_object_agg(key, value) FROM jsonb_each("after")
       WHERE jsonb_typeof(value) IN ('number', 'boolean')
          OR key IN ('approvalStatus', 'membershipStatus', 'status', 'boat', 'bookingDate',
                     'startTime', 'total', 'amount', 'captureId', 'providerRefundId', 'kind',
                     'scope', 'topic', 'without'))
 WHERE ("subjectType" = 'member' AND "subjectId" IN (TABLE "left_before"))
    OR ("subjectType" = 'booking' AND "subjectId" IN (
          SELECT "id" FROM "bookings" WHERE "memberId" IN (TABLE "left_before")));
-- What visitors typed, and who asked to try a row: such lines say so no longer.
UPDATE "audit_trail" SET "subjectName" = 'unknown e-mail'
 WHERE "subjectType" = 'member' AND "subjectId" IS NULL;
UPDATE "audit_trail" SET "subjectName" = 'request ' || "subjectId"
 WHERE "act" = 'introductory row answered';

DROP TRIGGER "hour_ledger_append_only" ON "hour_ledger";
UPDATE "hour_ledger" SET "reason" = CASE
    WHEN "reason" LIKE 'Refunded: %' THEN 'Refunded'
    WHEN "kind" = 'credit' THEN 'Hours added by admin' ELSE 'Hours subtracted by admin' END
 WHERE "memberId" IN (TABLE "left_before") AND "actorId" IS NOT NULL
   AND "kind" IN ('credit', 'subtraction')
   AND NOT ("kind" = 'credit' AND "lotId" IN (
     SELECT "id" FROM "hour_lots" WHERE "orderItemId" IS NOT NULL));
UPDATE "order_refunds" SET "reason" = 'Refunded'
 WHERE "kind" = 'refund' AND "orderId" IN (
   SELECT "id" FROM "orders" WHERE "memberId" IN (TABLE "left_before"));

-- From now on both stay as they were written, but for who somebody was that has left: a name in the
-- trail becomes "Former member", a change loses fields, and a ledger line's reason may be replaced.

CREATE FUNCTION has_left(member int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "members" WHERE "id" = member AND "deletedAt" IS NOT NULL)
$$;

CREATE FUNCTION let_only_names_go() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE FUNCTION let_only_reasons_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' AND has_left(OLD."memberId") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE TRIGGER "audit_trail_lets_names_go" BEFORE UPDATE ON "audit_trail"
  FOR EACH ROW EXECUTE FUNCTION let_only_names_go();
CREATE TRIGGER "audit_trail_append_only" BEFORE DELETE OR TRUNCATE ON "audit_trail"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "hour_ledger_lets_reasons_go" BEFORE UPDATE ON "hour_ledger"
  FOR EACH ROW EXECUTE FUNCTION let_only_reasons_go();
CREATE TRIGGER "hour_ledger_append_only" BEFORE DELETE OR TRUNCATE ON "hour_ledger"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- ── Text versions ──

CREATE TABLE "text_versions" (
    "textId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT,
    "body" TEXT,
    "createdBy" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "text_versions_pkey" PRIMARY KEY ("textId","number")
);

ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "text_versions"
  ADD CONSTRAINT "text_versions_number" CHECK ("number" > 0),
  ADD CONSTRAINT "text_versions_words" CHECK (("title" IS NULL) = ("body" IS NULL)),
  ADD CONSTRAINT "text_versions_length"
    CHECK (char_length("title") BETWEEN 1 AND 200 AND char_length("body") BETWEEN 1 AND 5000);

-- What once stood on the club's pages can be looked up.
CREATE TRIGGER "text_versions_append_only" BEFORE UPDATE OR DELETE ON "text_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- ── Outing log ──

CREATE TABLE "outings" (
    "bookingId" INTEGER NOT NULL,
    "boatId" INTEGER NOT NULL,
    "continues" INTEGER,
    "aboard" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "plan" TEXT NOT NULL DEFAULT '',
    "launchedAt" TIMESTAMPTZ(3) NOT NULL,
    "launchHeardAt" TIMESTAMPTZ(3) NOT NULL,
    "extendedTo" TEXT,
    "landedAt" TIMESTAMPTZ(3),
    "landHeardAt" TIMESTAMPTZ(3),
    "kilometres" DECIMAL(3,1),
    "note" TEXT NOT NULL DEFAULT '',
    "doubtful" BOOLEAN NOT NULL DEFAULT false,
    "writtenAfterwards" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "outings_pkey" PRIMARY KEY ("bookingId")
);

CREATE TABLE "safety_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "loggedFrom" TIMESTAMPTZ(3),

    CONSTRAINT "safety_settings_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "outings_landedAt_idx" ON "outings"("landedAt");

ALTER TABLE "outings" ADD CONSTRAINT "outings_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "outings" ADD CONSTRAINT "outings_continues_fkey" FOREIGN KEY ("continues") REFERENCES "outings"("bookingId") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO "safety_settings" ("id") VALUES (1);
ALTER TABLE "safety_settings" ADD CONSTRAINT "safety_settings_one_row" CHECK ("id" = 1);

-- A boat that has not come back is not launched again.
ALTER TABLE "outings"
  ADD CONSTRAINT "outings_one_out_per_boat"
    EXCLUDE ("boatId" WITH =) WHERE ("landedAt" IS NULL),
  ADD CONSTRAINT "outings_landed_after_launch" CHECK ("landedAt" >= "launchedAt"),
  ADD CONSTRAINT "outings_landing_heard"
    CHECK (("landedAt" IS NULL) = ("landHeardAt" IS NULL)),
  ADD CONSTRAINT "outings_kilometres" CHECK ("kilometres" BETWEEN 0 AND 60),
  ADD CONSTRAINT "outings_extended_to" CHECK ("extendedTo" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    AND "extendedTo" <= '22:00'),
  -- What continued another outing is written down when both have landed.
  ADD CONSTRAINT "outings_continued" CHECK ("continues" IS NULL OR "landedAt" IS NOT NULL);

CREATE FUNCTION check_outing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "bookings" WHERE "id" = NEW."bookingId"
                  AND "boatId" = NEW."boatId" AND "status" = 'confirmed') THEN
    RAISE EXCEPTION 'booking % is not confirmed on boat %', NEW."bookingId", NEW."boatId"
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'outing_of_its_booking';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "outings_of_their_bookings" BEFORE INSERT OR UPDATE OF "bookingId", "boatId"
  ON "outings" FOR EACH ROW EXECUTE FUNCTION check_outing();

-- A booking whose boat was launched keeps boat, rower and time, and is not cancelled until it is back.
CREATE FUNCTION keep_launched() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE TRIGGER "launched_bookings_stay"
  BEFORE UPDATE OF "boatId", "memberId", "bookingDate", "startTime", "duration", "status"
  ON "bookings" FOR EACH ROW EXECUTE FUNCTION keep_launched();

-- The time beyond its bookings for which a boat is still out, in half hours: taken for everybody else.
CREATE VIEW "outing_extensions" AS
  SELECT "outings"."boatId", head."memberId", head."bookingDate",
         to_char(ended."at", 'HH24:MI') AS "startTime",
         ceil(extract(epoch FROM head."bookingDate" + "outings"."extendedTo"::time - ended."at")
              / 1800) / 2 AS "duration"
    FROM "outings" JOIN "bookings" head ON head."id" = "outings"."bookingId"
    CROSS JOIN LATERAL (
      SELECT max(upper(booking_span(own."bookingDate", own."startTime", own."duration"))) AS "at"
        FROM "bookings" own
       WHERE own."boatId" = head."boatId" AND own."memberId" = head."memberId"
         AND own."bookingDate" = head."bookingDate" AND own."status" = 'confirmed'
         AND own."startTime" >= head."startTime" AND own."startTime" < "outings"."extendedTo"
    ) ended
   WHERE "outings"."landedAt" IS NULL
     AND ended."at" < head."bookingDate" + "outings"."extendedTo"::time;

-- ── Counts across processes ──

-- Not logged: counts of minutes need not outlive a crash, and each sign-in writes some.
CREATE UNLOGGED TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- ── Revisions ──

-- A revision is another one after every change of what it stands for, in the same transaction. It is
-- no number: a database brought back from a copy, or a standby that takes over, never comes to one
-- that stood for something else.

-- What a boat's availability tells: the boat, its outings, its blocks.
ALTER TABLE "boats" ADD COLUMN "revision" UUID NOT NULL DEFAULT gen_random_uuid();
-- What holds for every boat.
ALTER TABLE "club_settings" ADD COLUMN "revision" UUID NOT NULL DEFAULT gen_random_uuid();

CREATE FUNCTION revise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."revision" := gen_random_uuid();
  RETURN NEW;
END $$;

CREATE TRIGGER "boats_revised" BEFORE UPDATE ON "boats"
  FOR EACH ROW EXECUTE FUNCTION revise();
CREATE TRIGGER "club_settings_revised" BEFORE UPDATE ON "club_settings"
  FOR EACH ROW EXECUTE FUNCTION revise();

-- Whoever changes these holds the boat's lock already, so this takes no other.
CREATE FUNCTION revise_boat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "boats" SET "revision" = DEFAULT WHERE "id" IN (OLD."boatId", NEW."boatId");
  RETURN NULL;
END $$;

CREATE TRIGGER "bookings_revise_boat" AFTER INSERT OR UPDATE OR DELETE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION revise_boat();
CREATE TRIGGER "boat_blocks_revise_boat" AFTER INSERT OR UPDATE OR DELETE ON "boat_blocks"
  FOR EACH ROW EXECUTE FUNCTION revise_boat();

-- ── Outings revise boat ──

-- A boat that is out beyond its bookings is taken for that time, so its availability tells of it.
CREATE TRIGGER "outings_revise_boat"
  AFTER INSERT OR DELETE OR UPDATE OF "boatId", "bookingId", "extendedTo", "landedAt" ON "outings"
  FOR EACH ROW EXECUTE FUNCTION revise_boat();

-- ── Clearances ──

CREATE TABLE "clearances" (
    "memberId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "grantedOn" DATE NOT NULL,
    "expiresOn" DATE NOT NULL,

    CONSTRAINT "clearances_pkey" PRIMARY KEY ("memberId","name")
);

CREATE TABLE "clearance_warnings" (
    "memberId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "expiresOn" DATE NOT NULL,
    "daysBefore" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "clearance_warnings_pkey" PRIMARY KEY ("memberId","name","expiresOn","daysBefore")
);

ALTER TABLE "boats" ADD COLUMN     "lights" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "requiredClearance" TEXT;

CREATE INDEX "clearances_expiresOn_idx" ON "clearances"("expiresOn");

ALTER TABLE "clearances" ADD CONSTRAINT "clearances_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "clearance_warnings" ADD CONSTRAINT "clearance_warnings_memberId_name_fkey" FOREIGN KEY ("memberId", "name") REFERENCES "clearances"("memberId", "name") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "clearances"
  ADD CONSTRAINT "clearances_end_after_grant" CHECK ("expiresOn" >= "grantedOn");

-- Members hold, and boats require, only what the safety settings name.
CREATE FUNCTION names_clearance(settings JSONB, wanted TEXT) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_path_exists(settings, '$.clearances[*] ? (@.name == $wanted)',
                           jsonb_build_object('wanted', wanted))
$$;

CREATE FUNCTION check_clearance_known() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE TRIGGER "clearances_known" BEFORE INSERT OR UPDATE OF "name" ON "clearances"
  FOR EACH ROW EXECUTE FUNCTION check_clearance_known('name');
CREATE TRIGGER "clearances_known" BEFORE INSERT OR UPDATE OF "requiredClearance" ON "boats"
  FOR EACH ROW WHEN (NEW."requiredClearance" IS NOT NULL)
  EXECUTE FUNCTION check_clearance_known('requiredClearance');

-- A name that is in use does not leave the settings.
CREATE FUNCTION keep_used_clearances() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE TRIGGER "clearances_in_use" BEFORE UPDATE OF "settings" ON "safety_settings"
  FOR EACH ROW EXECUTE FUNCTION keep_used_clearances();

-- ── Booking offers ──

CREATE TABLE "booking_offers" (
    "id" SERIAL NOT NULL,
    "bookingId" INTEGER NOT NULL,
    "boatId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "choice" TEXT,
    "chosenAt" TIMESTAMPTZ(3),

    CONSTRAINT "booking_offers_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "booking_offers_tokenHash_key" ON "booking_offers"("tokenHash");

CREATE INDEX "booking_offers_bookingId_idx" ON "booking_offers"("bookingId");

CREATE INDEX "booking_offers_boatId_idx" ON "booking_offers"("boatId");

ALTER TABLE "booking_offers" ADD CONSTRAINT "booking_offers_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "booking_offers"
  ADD CONSTRAINT "booking_offers_reason" CHECK ("reason" IN ('unusable', 'no-go')),
  ADD CONSTRAINT "booking_offers_choice"
    CHECK ("choice" = 'cancel' OR ("choice" IN ('swap', 'stay') AND "reason" = 'unusable')),
  ADD CONSTRAINT "booking_offers_chosen" CHECK (("choice" IS NULL) = ("chosenAt" IS NULL)),
  -- Nobody is asked twice about the same before they have answered.
  ADD CONSTRAINT "booking_offers_one_open"
    EXCLUDE ("bookingId" WITH =, "boatId" WITH =, "reason" WITH =) WHERE ("choice" IS NULL);

-- ── Booking warnings ──

ALTER TABLE "bookings" ADD COLUMN     "override" TEXT,
ADD COLUMN     "warnings" JSONB NOT NULL DEFAULT '[]';

-- ── Dock devices ──

CREATE TABLE "dock_devices" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "pairingHash" TEXT,
    "pairingExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "keyHash" TEXT,
    "pairedAt" TIMESTAMPTZ(3),
    "lastHeardAt" TIMESTAMPTZ(3),

    CONSTRAINT "dock_devices_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "dock_devices_pairingHash_key" ON "dock_devices"("pairingHash");

CREATE UNIQUE INDEX "dock_devices_keyHash_key" ON "dock_devices"("keyHash");

-- Either its pairing address waits to be used, or it has a key: never both, and never neither.
ALTER TABLE "dock_devices" ADD CONSTRAINT "dock_devices_wait_or_paired"
  CHECK (("pairingHash" IS NULL) <> ("keyHash" IS NULL)
     AND ("keyHash" IS NULL) = ("pairedAt" IS NULL));

-- ── Forecast hours ──

CREATE TABLE "forecast_hours" (
    "at" TIMESTAMPTZ(3) NOT NULL,
    "toldAt" TIMESTAMPTZ(3) NOT NULL,
    "windKmh" DOUBLE PRECISION,
    "gustKmh" DOUBLE PRECISION,
    "visibilityKm" DOUBLE PRECISION,
    "temperatureC" DOUBLE PRECISION,
    "code" INTEGER,

    CONSTRAINT "forecast_hours_pkey" PRIMARY KEY ("at")
);

-- ── Alarms ──

CREATE TYPE "AlarmRung" AS ENUM ('rower', 'dutyOfficer', 'everyone');

CREATE TYPE "IncidentAct" AS ENUM ('acknowledged', 'closed');

ALTER TABLE "outbox" ADD COLUMN     "alarmId" INTEGER;

CREATE TABLE "alarms" (
    "id" SERIAL NOT NULL,
    "bookingId" INTEGER NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "rung" "AlarmRung" NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alarms_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "incident_notes" (
    "id" SERIAL NOT NULL,
    "bookingId" INTEGER NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "act" "IncidentAct" NOT NULL,
    "note" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "incident_notes_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "alarms_bookingId_dueAt_rung_round_key" ON "alarms"("bookingId", "dueAt", "rung", "round");

CREATE INDEX "incident_notes_bookingId_idx" ON "incident_notes"("bookingId");

CREATE INDEX "outbox_alarmId_idx" ON "outbox"("alarmId");

ALTER TABLE "alarms" ADD CONSTRAINT "alarms_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "outings"("bookingId") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "outings"("bookingId") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "outbox" ADD CONSTRAINT "outbox_alarmId_fkey" FOREIGN KEY ("alarmId") REFERENCES "alarms"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Only everyone hears again after an acknowledgement.
ALTER TABLE "alarms"
  ADD CONSTRAINT "alarms_round" CHECK ("round" = 0 OR ("round" > 0 AND "rung" = 'everyone'));

-- ── Codes seen ──

CREATE TABLE "codes_seen" (
    "bookingId" INTEGER NOT NULL,
    "boatId" INTEGER NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "codes_seen_pkey" PRIMARY KEY ("bookingId","boatId")
);

CREATE INDEX "codes_seen_boatId_idx" ON "codes_seen"("boatId");

ALTER TABLE "codes_seen" ADD CONSTRAINT "codes_seen_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "codes_seen" ADD CONSTRAINT "codes_seen_boatId_fkey" FOREIGN KEY ("boatId") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ── Closures ──

CREATE TABLE "closures" (
    "id" SERIAL NOT NULL,
    "startDate" DATE NOT NULL,
    "startTime" TEXT NOT NULL,
    "endDate" DATE NOT NULL,
    "endTime" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "createdBy" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "closures_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "closures_endDate_idx" ON "closures"("endDate");

ALTER TABLE "closures" ADD CONSTRAINT "closures_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "closures"
  ADD CONSTRAINT "closures_times" CHECK ("startTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    AND "endTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD CONSTRAINT "closures_end_after_start"
    CHECK ("startDate" < "endDate" OR ("startDate" = "endDate" AND "startTime" < "endTime")),
  ADD CONSTRAINT "closures_at_most_31_days" CHECK ("endDate" - "startDate" <= 31);

-- A closure holds for every boat, so the club's revision changes with it; the row of a club that has
-- never said anything of itself is made for that.
CREATE FUNCTION revise_club() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "club_settings" ("id", "settings") VALUES (1, '{}')
    ON CONFLICT ("id") DO UPDATE SET "revision" = DEFAULT;
  RETURN NULL;
END $$;

CREATE TRIGGER "closures_revise_club" AFTER INSERT OR UPDATE OR DELETE ON "closures"
  FOR EACH STATEMENT EXECUTE FUNCTION revise_club();

-- ── Booking conditions ──

ALTER TABLE "bookings" ADD COLUMN     "conditions" JSONB;

-- ── Damage reports ──

CREATE TABLE "damage_reports" (
    "id" SERIAL NOT NULL,
    "boatId" INTEGER NOT NULL,
    "severity" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMPTZ(3),

    CONSTRAINT "damage_reports_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "damage_entries" (
    "id" SERIAL NOT NULL,
    "reportId" INTEGER NOT NULL,
    "memberId" INTEGER,
    "deviceName" TEXT NOT NULL DEFAULT '',
    "severity" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "damage_entries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "damage_photos" (
    "reportId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "extension" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "damage_photos_pkey" PRIMARY KEY ("reportId","number")
);

CREATE INDEX "damage_reports_boatId_idx" ON "damage_reports"("boatId");

CREATE INDEX "damage_entries_reportId_idx" ON "damage_entries"("reportId");

CREATE INDEX "damage_entries_memberId_createdAt_idx" ON "damage_entries"("memberId", "createdAt");

CREATE INDEX "damage_photos_entryId_idx" ON "damage_photos"("entryId");

ALTER TABLE "damage_reports" ADD CONSTRAINT "damage_reports_boatId_fkey" FOREIGN KEY ("boatId") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "damage_entries" ADD CONSTRAINT "damage_entries_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "damage_reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "damage_entries" ADD CONSTRAINT "damage_entries_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "damage_photos" ADD CONSTRAINT "damage_photos_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "damage_reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "damage_photos" ADD CONSTRAINT "damage_photos_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "damage_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "damage_reports"
  ADD CONSTRAINT "damage_reports_severity"
    CHECK ("severity" IN ('minor', 'restricted', 'unusable')),
  -- However many report at once, a boat has one open report.
  ADD CONSTRAINT "damage_reports_one_open"
    EXCLUDE ("boatId" WITH =) WHERE ("resolvedAt" IS NULL);

ALTER TABLE "damage_entries"
  ADD CONSTRAINT "damage_entries_severity"
    CHECK ("severity" IN ('minor', 'restricted', 'unusable')),
  -- Empty once whoever wrote it has left.
  ADD CONSTRAINT "damage_entries_what" CHECK (char_length("what") <= 500);

ALTER TABLE "damage_photos"
  ADD CONSTRAINT "damage_photos_three" CHECK ("number" BETWEEN 1 AND 3),
  ADD CONSTRAINT "damage_photos_extension" CHECK ("extension" IN ('jpg', 'png', 'webp')),
  ADD CONSTRAINT "damage_photos_size" CHECK (octet_length("bytes") BETWEEN 1 AND 2097152);

-- ── Webhook calls ──

CREATE TABLE "webhook_calls" (
    "id" SERIAL NOT NULL,
    "alarmId" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "firstTriedAt" TIMESTAMPTZ(3),
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
    "setAsideAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "webhook_calls_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "webhook_calls_sentAt_nextAttemptAt_idx" ON "webhook_calls"("sentAt", "nextAttemptAt");

CREATE INDEX "webhook_calls_alarmId_idx" ON "webhook_calls"("alarmId");

ALTER TABLE "webhook_calls" ADD CONSTRAINT "webhook_calls_alarmId_fkey" FOREIGN KEY ("alarmId") REFERENCES "alarms"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ── Access tokens ──

CREATE TYPE "TokenAccess" AS ENUM ('read', 'write');

CREATE TABLE "access_tokens" (
    "id" SERIAL NOT NULL,
    "memberId" INTEGER NOT NULL,
    "place" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "access" "TokenAccess" NOT NULL,
    "staff" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "access_tokens_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "access_tokens_tokenHash_key" ON "access_tokens"("tokenHash");

CREATE UNIQUE INDEX "access_tokens_memberId_place_key" ON "access_tokens"("memberId", "place");

ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Ten places, so nobody has an eleventh.
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_ten_each"
  CHECK ("place" BETWEEN 1 AND 10);

-- ── Short notice ──

ALTER TABLE "bookings" ADD COLUMN     "shortNotice" BOOLEAN NOT NULL DEFAULT false;

-- ── Announcements ──

CREATE TABLE "announcements" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "from" DATE NOT NULL,
    "until" DATE NOT NULL,
    "audience" TEXT NOT NULL,
    "mail" BOOLEAN NOT NULL,
    "mailedAt" TIMESTAMPTZ(3),
    "createdBy" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "announcement_dismissals" (
    "announcementId" INTEGER NOT NULL,
    "memberId" INTEGER NOT NULL,
    "dismissedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_dismissals_pkey" PRIMARY KEY ("announcementId","memberId")
);

CREATE INDEX "announcements_until_idx" ON "announcements"("until");

CREATE INDEX "announcement_dismissals_memberId_idx" ON "announcement_dismissals"("memberId");

ALTER TABLE "announcements" ADD CONSTRAINT "announcements_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcementId_fkey" FOREIGN KEY ("announcementId") REFERENCES "announcements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "announcements"
  ADD CONSTRAINT "announcements_title" CHECK (char_length("title") BETWEEN 1 AND 80),
  ADD CONSTRAINT "announcements_text" CHECK (char_length("text") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "announcements_days" CHECK ("until" >= "from"),
  ADD CONSTRAINT "announcements_audience"
    CHECK ("audience" IN ('everybody', 'members', 'staff'));

-- What was mailed once stays so, whatever is edited later.
CREATE FUNCTION announcement_stays_mailed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Announcement % was mailed already', OLD."id";
END $$;

CREATE TRIGGER "announcements_mailed_once" BEFORE UPDATE ON "announcements"
  FOR EACH ROW WHEN (OLD."mailedAt" IS NOT NULL AND NEW."mailedAt" IS DISTINCT FROM OLD."mailedAt")
  EXECUTE FUNCTION announcement_stays_mailed();

-- ── Moved bookings ──

ALTER TABLE "bookings" ADD COLUMN "movedAt" TIMESTAMPTZ(3);

-- ── Imports ──

-- What makes an imported balance the same one when its sheet comes again.
ALTER TABLE "hour_lots" ADD COLUMN "importKey" TEXT;

CREATE UNIQUE INDEX "hour_lots_memberId_importKey_key" ON "hour_lots"("memberId", "importKey");

-- A link that invites is ended by the next invitation alone.
ALTER TABLE "one_time_links" ADD COLUMN "invites" BOOLEAN NOT NULL DEFAULT false;

-- ── Half hour packages ──

-- A package may hold half an hour more than its whole hours. The columns of whole hours stay as they
-- are: the release before reads and writes them.
ALTER TABLE "membership_plans" ADD COLUMN "halfHour" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "order_items" ADD COLUMN "halfHour" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "membership_plans"
  ADD CONSTRAINT "membership_plans_half_hour" CHECK (NOT "halfHour" OR "kind" = 'hours');

CREATE TRIGGER "order_items_half_hour_kept" BEFORE UPDATE OF "halfHour" ON "order_items"
  FOR EACH ROW EXECUTE FUNCTION order_is_kept();

-- ── Hours kept ──

ALTER TABLE "bookings" ADD COLUMN "hoursKept" DECIMAL(6,2) NOT NULL DEFAULT 0;

-- Something stays charged only of a booking that is cancelled, in quarters, and no more than it cost.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hours_kept" CHECK (
  "hoursKept" >= 0 AND "hoursKept" <= "hoursUsed" AND mod("hoursKept" * 4, 1) = 0
  AND ("hoursKept" = 0 OR "status" = 'cancelled'));

-- A booking is charged what it says while it stands, and what it keeps once it is cancelled; a moved one
-- is charged and refunded more than once, and no lot gets back more of it than it gave.
CREATE OR REPLACE FUNCTION check_charge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking int;
  due numeric;
  charged int;
  overpaid int;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN
    booking := NEW."id";
  ELSE
    booking := NEW."bookingId";
  END IF;
  SELECT CASE "status" WHEN 'confirmed' THEN "hoursUsed" * 4 ELSE "hoursKept" * 4 END INTO due
    FROM "bookings" WHERE "id" = booking;
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
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "bookings_kept"
  AFTER UPDATE OF "hoursKept" ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_charge();

-- ── Webhooks ──

CREATE TABLE "webhooks" (
    "id" SERIAL NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "failingSince" TIMESTAMPTZ(3),

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhook_deliveries" (
    "id" SERIAL NOT NULL,
    "webhookId" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "bookingId" INTEGER,
    "data" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "firstTriedAt" TIMESTAMPTZ(3),
    "nextAttemptAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "givenUpAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "webhook_deliveries_webhookId_id_idx" ON "webhook_deliveries"("webhookId", "id");

ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is still to be sent, for its order and its time.
CREATE INDEX "webhook_deliveries_open" ON "webhook_deliveries" ("webhookId", "bookingId", "id")
  WHERE "sentAt" IS NULL AND "givenUpAt" IS NULL;

ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_events_known" CHECK (
  "events" <@ ARRAY['booking.created', 'booking.moved', 'booking.cancelled', 'outing.launched',
                    'outing.landed', 'outing.overdue', 'member.approved', 'order.captured']
  AND cardinality("events") > 0);
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_one_end"
  CHECK ("sentAt" IS NULL OR "givenUpAt" IS NULL);

-- What happens is put in line by triggers: whatever way a booking is made, moved or cancelled, its
-- transaction tells it, and no call pays another round trip for it. Names, e-mails, phone numbers
-- and codes are in none of it.

CREATE FUNCTION queue_webhooks(happened text, about int, told jsonb, moment timestamptz)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO "webhook_deliveries" ("webhookId", "event", "bookingId", "data", "createdAt")
  SELECT "id", happened, about, told, moment FROM "webhooks"
   WHERE "active" AND happened = ANY ("events")
$$;

CREATE FUNCTION webhook_moment(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE FUNCTION webhook_booking(about "bookings") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'bookingId', about."id", 'memberId', about."memberId",
    'boat', jsonb_build_object('id', "id", 'name', "name"),
    'bookingDate', about."bookingDate"::text, 'startTime', about."startTime",
    'duration', about."duration"::float8, 'status', about."status"::text)
    FROM "boats" WHERE "id" = about."boatId"
$$;

CREATE FUNCTION booking_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE TRIGGER "bookings_to_webhooks" AFTER INSERT OR UPDATE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION booking_to_webhooks();

CREATE FUNCTION outing_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE TRIGGER "outings_to_webhooks" AFTER INSERT OR UPDATE OF "landedAt" ON "outings"
  FOR EACH ROW EXECUTE FUNCTION outing_to_webhooks();

-- The first alarm of a due time alone: the others climb the ladder for the same boat.
CREATE FUNCTION alarm_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE TRIGGER "alarms_to_webhooks" AFTER INSERT ON "alarms"
  FOR EACH ROW EXECUTE FUNCTION alarm_to_webhooks();

CREATE FUNCTION member_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('member.approved', NULL,
    jsonb_build_object('memberId', NEW."id", 'status', NEW."approvalStatus"::text),
    coalesce(NEW."approvedDate", now()));
  RETURN NULL;
END $$;
CREATE TRIGGER "members_to_webhooks" AFTER UPDATE OF "approvalStatus" ON "members"
  FOR EACH ROW WHEN (NEW."approvalStatus" = 'approved' AND OLD."approvalStatus" <> 'approved')
  EXECUTE FUNCTION member_to_webhooks();

CREATE FUNCTION order_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('order.captured', NULL,
    jsonb_build_object('orderId', NEW."id", 'memberId', NEW."memberId",
                       'status', NEW."status"::text, 'total', (NEW."totalCents" / 100.0)::numeric(12, 2)::text),
    NEW."capturedAt");
  RETURN NULL;
END $$;
CREATE TRIGGER "orders_to_webhooks" AFTER UPDATE OF "capturedAt" ON "orders"
  FOR EACH ROW WHEN (OLD."capturedAt" IS NULL AND NEW."capturedAt" IS NOT NULL)
  EXECUTE FUNCTION order_to_webhooks();
CREATE TRIGGER "orders_sold_to_webhooks" AFTER INSERT ON "orders"
  FOR EACH ROW WHEN (NEW."capturedAt" IS NOT NULL)
  EXECUTE FUNCTION order_to_webhooks();

-- ── Club setup ──

CREATE TABLE "club_setup" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "later" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "detailsSaved" BOOLEAN NOT NULL DEFAULT false,
    "packagesConfirmed" BOOLEAN NOT NULL DEFAULT false,
    "clubhouseOnly" BOOLEAN NOT NULL DEFAULT false,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "club_setup_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "club_setup" ADD CONSTRAINT "club_setup_one_row" CHECK ("id" = 1);

-- ── Last failure of a webhook ──

ALTER TABLE "webhooks" ADD COLUMN "lastFailedAt" TIMESTAMPTZ(3);

-- ── Held bookings ──

-- A slot that is held for somebody who waited for it.
ALTER TYPE "BookingStatus" ADD VALUE 'held';

-- ── Members added to webhooks ──

-- Whoever comes in approved, from a sheet or added by an admin, is a member from then on.
CREATE TRIGGER "members_added_to_webhooks" AFTER INSERT ON "members"
  FOR EACH ROW WHEN (NEW."approvalStatus" = 'approved')
  EXECUTE FUNCTION member_to_webhooks();

-- ── Waitlist ──

CREATE TYPE "WishKind" AS ENUM ('single', 'double', 'boat');

ALTER TABLE "bookings" ADD COLUMN     "heldUntil" TIMESTAMPTZ(3);

CREATE TABLE "wishes" (
    "id" SERIAL NOT NULL,
    "memberId" INTEGER NOT NULL,
    "place" SMALLINT,
    "kind" "WishKind" NOT NULL,
    "boatId" INTEGER,
    "bookingDate" DATE NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "duration" DECIMAL(3,1) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "wishes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "wish_offers" (
    "id" SERIAL NOT NULL,
    "wishId" INTEGER,
    "memberId" INTEGER NOT NULL,
    "boatId" INTEGER NOT NULL,
    "bookingDate" DATE NOT NULL,
    "startTime" TEXT NOT NULL,
    "duration" DECIMAL(3,1) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "bookingId" INTEGER,

    CONSTRAINT "wish_offers_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "wishes_bookingDate_idx" ON "wishes"("bookingDate");

CREATE UNIQUE INDEX "wishes_memberId_place_key" ON "wishes"("memberId", "place");

CREATE UNIQUE INDEX "wish_offers_bookingId_key" ON "wish_offers"("bookingId");

CREATE INDEX "wish_offers_wishId_idx" ON "wish_offers"("wishId");

ALTER TABLE "wishes" ADD CONSTRAINT "wishes_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "wishes" ADD CONSTRAINT "wishes_boatId_fkey" FOREIGN KEY ("boatId") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_wishId_fkey" FOREIGN KEY ("wishId") REFERENCES "wishes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_boatId_fkey" FOREIGN KEY ("boatId") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Five places, so nobody has a sixth wish open, and the same one once.
ALTER TABLE "wishes"
  ADD CONSTRAINT "wishes_five_each" CHECK ("place" BETWEEN 1 AND 5),
  ADD CONSTRAINT "wishes_open_have_a_place" CHECK (("place" IS NULL) = ("endedAt" IS NOT NULL)),
  ADD CONSTRAINT "wishes_boat" CHECK (("kind" = 'boat') = ("boatId" IS NOT NULL)),
  ADD CONSTRAINT "wishes_fit" CHECK (
    upper(booking_span("bookingDate", "from", "duration")) <= "bookingDate" + "to"::time),
  ADD CONSTRAINT "wishes_once" EXCLUDE (
    "memberId" WITH =, "kind" WITH =, (coalesce("boatId", 0)) WITH =, "bookingDate" WITH =,
    "from" WITH =, "to" WITH =, "duration" WITH =) WHERE ("endedAt" IS NULL);

-- Nobody is offered the same slot twice, nor a part of it.
ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_once" EXCLUDE USING gist (
  "memberId" WITH =, "boatId" WITH =, booking_span("bookingDate", "startTime", "duration") WITH &&);

-- What is held costs nothing and has its time; a member has one at a time. "held" is not named here:
-- a restore applies all migrations in one transaction, and a new word of an enum is used only after it.
ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_held_until" CHECK (
    ("status" NOT IN ('confirmed', 'cancelled')) = ("heldUntil" IS NOT NULL)),
  ADD CONSTRAINT "bookings_held_is_free" CHECK ("heldUntil" IS NULL OR "hoursUsed" = 0),
  ADD CONSTRAINT "bookings_one_held_each" EXCLUDE ("memberId" WITH =) WHERE ("heldUntil" IS NOT NULL);
-- What is held on a boat, for its availability.
CREATE INDEX "bookings_held" ON "bookings" ("boatId") WHERE "heldUntil" IS NOT NULL;

-- It takes boat and member like what is booked. Past its time it does so no longer, but a constraint
-- knows no clock: whoever books beside it takes it away first.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_one_per_boat", DROP CONSTRAINT "bookings_one_per_member";
ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_one_per_boat"
    EXCLUDE USING gist ("boatId" WITH =, booking_span("bookingDate", "startTime", "duration") WITH &&)
    WHERE ("status" = 'confirmed' OR "heldUntil" IS NOT NULL),
  ADD CONSTRAINT "bookings_one_per_member"
    EXCLUDE USING gist ("memberId" WITH =, booking_span("bookingDate", "startTime", "duration") WITH &&)
    WHERE ("status" = 'confirmed' OR "heldUntil" IS NOT NULL);

-- ── Fee noted ──

ALTER TABLE "members" ADD COLUMN     "feeNotedAt" TIMESTAMPTZ(3);

-- ── Setup mails left ──

ALTER TABLE "club_setup" ADD COLUMN "mailsLeft" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- ── Boat it was booked in ──

ALTER TABLE "bookings" ADD COLUMN     "insteadOf" TEXT;

-- ── Club year ──

-- The year since when a club rows is its own now. Whoever has told their own address never told a
-- year, so nothing is said of it until they do.
UPDATE "club_settings"
SET "settings" = "settings" || '{"foundedIn": null}'
WHERE NOT "demo"
  AND "settings" ->> 'address' <> '1 Willows Beach Road, Oak Bay, Victoria BC'
  AND NOT "settings" ? 'foundedIn';

-- ── Waiting mail in order ──

-- Waiting mail in the order in which it leaves: of thousands that a club's season brings at once, the
-- next is found without sorting them. The words are those of mail-order.ts; where they part, mail
-- leaves as before, and is sorted again each time.
CREATE INDEX "outbox_waiting" ON "outbox" (
  (CASE WHEN "alarmId" IS NOT NULL THEN -1 WHEN "kind" = 'invitation' THEN 3
        WHEN "kind" IN ('new registration', 'registration received', 'introductory row', 'reminder',
                        'hours expiring', 'fee ending', 'announcement') THEN 2
        WHEN "kind" = 'password link' THEN 1 ELSE 0 END),
  "nextAttemptAt", "id")
WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL;

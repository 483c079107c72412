-- AlterTable
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

import { fullName } from "../../shared/members/full-name";
import { Prisma, type Tx } from "../database/open-database";
import { formerMember } from "../people/former-member";

// Whose values are the club's own words or numbers. What is not listed goes: names, contact, reasons.
const closedFields = [
  "approvalStatus",
  "membershipStatus",
  "status",
  "boat",
  "bookingDate",
  "startTime",
  "clearance",
  "grantedOn",
  "expiresOn",
  "total",
  "amount",
  "currency",
  "captureId",
  "providerRefundId",
  "kind",
  "scope",
  "topic",
  "without",
];

/**
 * Takes the name of a member who has left, and all free text about them, out of the trail. What
 * was done stays, with numbers and the club's own words. The caller has set `deletedAt`: before
 * that the database refuses.
 */
export async function forgetInTrail(tx: Tx, memberId: number): Promise<void> {
  const name = fullName(formerMember);
  await tx.$executeRaw`
    UPDATE "audit_trail" SET "actorName" = ${name} WHERE "actorId" = ${memberId}`;
  await tx.$executeRaw`
    UPDATE "audit_trail" SET
      "subjectName" = concat_ws(', ', ${name}::text,
        CASE "subjectType" WHEN 'booking' THEN substring("subjectName" FROM '.*, (.*)') END),
      "before" = ${closed(Prisma.sql`"before"`)}, "after" = ${closed(Prisma.sql`"after"`)}
     WHERE ("subjectType" = 'member' AND "subjectId" = ${memberId})
        OR ("subjectType" = 'booking'
            AND "subjectId" IN (SELECT "id" FROM "bookings" WHERE "memberId" = ${memberId}))`;
}

const closed = (change: Prisma.Sql) => Prisma.sql`(
  SELECT jsonb_object_agg(key, value) FROM jsonb_each(${change})
   WHERE jsonb_typeof(value) IN ('number', 'boolean') OR key IN (${Prisma.join(closedFields)}))`;

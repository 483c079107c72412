import type { AuditEntryView, AuditFilter } from "../../shared/audit/audit-schemas";
import { namedColumns } from "../database/named-columns";
import { type Db, Prisma } from "../database/open-database";
import type { AuditEntry } from "../generated/prisma/client";

const pageSize = 50;

const auditColumns = namedColumns(Prisma.AuditEntryScalarFieldEnum, "audit_trail");

/** The trail, the latest first, 50 at a time; `before` is the last id already seen. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
): Promise<{ entries: AuditEntryView[]; more: boolean }> {
  const entries = await db.$queryRaw<AuditEntry[]>`
    SELECT ${auditColumns} FROM "audit_trail" WHERE ${whereOf(filter)}
     ORDER BY "id" DESC LIMIT ${pageSize + 1}`;
  return { entries: entries.slice(0, pageSize).map(auditView), more: entries.length > pageSize };
}

/** Which entries a filter means: by or about a person, about a boat, of one act. */
function whereOf({ memberId, boatId, act, before }: AuditFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`true`,
    ...(memberId === undefined ? [] : [aboutMember(memberId)]),
    ...(boatId === undefined ? [] : [aboutBoat(boatId)]),
    ...(act === undefined ? [] : [Prisma.sql`"act" = ${act}`]),
    ...(before === undefined ? [] : [Prisma.sql`"id" < ${before}`]),
  ];
  return Prisma.join(conditions, " AND ");
}

// What happened to somebody's booking happened to them, and to the boats it was on.

const aboutMember = (memberId: number) => Prisma.sql`(
  "actorId" = ${memberId}
  OR ("subjectType" = 'member' AND "subjectId" = ${memberId})
  OR ("subjectType" = 'booking'
      AND "subjectId" IN (SELECT "id" FROM "bookings" WHERE "memberId" = ${memberId})))`;

const aboutBoat = (boatId: number) => Prisma.sql`(
  ("subjectType" = 'boat' AND "subjectId" = ${boatId})
  OR ("subjectType" = 'booking'
      AND ("subjectId" IN (SELECT "id" FROM "bookings" WHERE "boatId" = ${boatId})
           OR "before" ->> 'boatId' = ${boatId}::text)))`;

function auditView(entry: AuditEntry): AuditEntryView {
  return {
    id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    act: entry.act,
    actorName: entry.actorName,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId,
    subjectName: entry.subjectName,
    before: entry.before,
    after: entry.after,
  };
}

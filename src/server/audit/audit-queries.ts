import type { AuditEntryView, AuditFilter } from "../../shared/audit/audit-schemas";
import type { Db, Prisma } from "../database/open-database";
import type { AuditEntry } from "../generated/prisma/client";

const pageSize = 50;

/** The trail, the latest first, 50 at a time; `before` is the last id already seen. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
): Promise<{ entries: AuditEntryView[]; more: boolean }> {
  const entries = await db.auditEntry.findMany({
    where: await whereOf(db, filter),
    orderBy: { id: "desc" },
    take: pageSize + 1,
  });
  return { entries: entries.slice(0, pageSize).map(auditView), more: entries.length > pageSize };
}

/** Which entries a filter means: by or about a person, about a boat, of one act. */
async function whereOf(
  db: Db,
  { memberId, boatId, act, before }: AuditFilter,
): Promise<Prisma.AuditEntryWhereInput> {
  return {
    AND: [
      memberId === undefined ? {} : { OR: await aboutMember(db, memberId) },
      boatId === undefined ? {} : { OR: await aboutBoat(db, boatId) },
      act === undefined ? {} : { act },
      before === undefined ? {} : { id: { lt: before } },
    ],
  };
}

// What happened to somebody's booking happened to them, and to the boats it was on.

const aboutMember = async (db: Db, memberId: number): Promise<Prisma.AuditEntryWhereInput[]> => [
  { actorId: memberId },
  { subjectType: "member", subjectId: memberId },
  { subjectType: "booking", subjectId: { in: await bookingIds(db, { memberId }) } },
];

const aboutBoat = async (db: Db, boatId: number): Promise<Prisma.AuditEntryWhereInput[]> => [
  { subjectType: "boat", subjectId: boatId },
  { subjectType: "booking", subjectId: { in: await bookingIds(db, { boatId }) } },
  { subjectType: "booking", before: { path: ["boatId"], equals: boatId } },
];

async function bookingIds(db: Db, where: { memberId: number } | { boatId: number }) {
  return (await db.booking.findMany({ where, select: { id: true } })).map(({ id }) => id);
}

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

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
    where: whereOf(filter),
    orderBy: { id: "desc" },
    take: pageSize + 1,
  });
  return { entries: entries.slice(0, pageSize).map(auditView), more: entries.length > pageSize };
}

/** Every act the trail knows, for the filter. */
export async function listActs(db: Db): Promise<string[]> {
  const acts = await db.auditEntry.findMany({ distinct: ["act"], select: { act: true } });
  return acts.map(({ act }) => act).sort();
}

/** Which entries a filter means: by or about a person, about a boat, of one act. */
export function whereOf({
  memberId,
  boatId,
  act,
  before,
}: AuditFilter): Prisma.AuditEntryWhereInput {
  return {
    AND: [
      memberId === undefined
        ? {}
        : { OR: [{ actorId: memberId }, { subjectType: "member", subjectId: memberId }] },
      boatId === undefined ? {} : { subjectType: "boat", subjectId: boatId },
      act === undefined ? {} : { act },
      before === undefined ? {} : { id: { lt: before } },
    ],
  };
}

export function auditView(entry: AuditEntry): AuditEntryView {
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

import { entriesShown, reportsShown } from "../../shared/damage/damage-filter";
import type { DamageReportView } from "../../shared/damage/damage-schemas";
import { maxId } from "../../shared/fields/ids";
import { isCrew } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import type { Db, Prisma } from "../database/open-database";
import type { Actor } from "../people/actor";
import { type KnownReport, toDamageReportView, withEntries, withReporter } from "./damage-view";

/** A report with what its reader may see of it. Refuses DAMAGE_NOT_FOUND. */
export async function getReport(
  db: Db,
  id: number,
  shown: Prisma.DamageEntryWhereInput = {},
): Promise<KnownReport> {
  const include = withEntries(shown, entriesShown);
  const report = await db.damageReport.findUnique({ where: { id }, include });
  if (!report) throw new Refusal("DAMAGE_NOT_FOUND");
  return withFirst(db, report, shown);
}

/** Reports with what staff see of them, the latest first. */
export async function findReports(
  db: Db,
  where: Prisma.DamageReportWhereInput,
): Promise<KnownReport[]> {
  const reports = await db.damageReport.findMany({
    where,
    include: withEntries({}, entriesShown),
    orderBy: { id: "desc" },
    take: reportsShown,
  });
  return Promise.all(reports.map((report) => withFirst(db, report, {})));
}

// What was said first is in every answer, however much was said since.
async function withFirst(
  db: Db,
  report: KnownReport,
  shown: Prisma.DamageEntryWhereInput,
): Promise<KnownReport> {
  const { id: reportId, entries } = report;
  if (entries.length < entriesShown) return report;
  const first = await db.damageEntry.findFirst({
    where: { reportId, ...shown },
    include: withReporter,
    orderBy: { id: "asc" },
  });
  return first ? { ...report, entries: [...entries.slice(0, -1), first] } : report;
}

/** The boat's open report; null while nothing is known to be wrong with it. */
export const findOpenReport = (db: Db, boatId: number) =>
  db.damageReport.findFirst({ where: { boatId, resolvedAt: null } });

/** What a member has reported, the latest first: as much as one answer has, or all of it for their copy. */
export async function listReportsBy(
  db: Db,
  memberId: number,
  { all = false } = {},
): Promise<DamageReportView[]> {
  const shown = { memberId };
  const reports = await db.damageReport.findMany({
    where: { entries: { some: shown } },
    include: withEntries(shown, all ? maxId : entriesShown),
    orderBy: { id: "desc" },
    take: all ? maxId : reportsShown,
  });
  return reports.map(toDamageReportView);
}

/** A photo, for staff and whoever sent it. Refuses DAMAGE_NOT_FOUND to everybody else. */
export async function getPhoto(
  db: Db,
  { id: reportId, number }: { id: number; number: number },
  by: Actor,
): Promise<{ extension: string; bytes: Uint8Array }> {
  const photo = await db.damagePhoto.findFirst({
    where: {
      reportId,
      number,
      ...(!isCrew(by.role) && { entry: { memberId: by.id ?? 0 } }),
    },
  });
  if (!photo) throw new Refusal("DAMAGE_NOT_FOUND");
  return photo;
}

import type { DamageReportView } from "../../shared/damage/damage-schemas";
import { isCrew } from "../../shared/members/standing";
import { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";
import type { Actor } from "../people/actor";
import { type KnownReport, toDamageReportView, withEntries } from "./damage-view";

/** A report with all its entries. Refuses DAMAGE_NOT_FOUND. */
export async function getReport(db: Db, id: number): Promise<KnownReport> {
  const report = await db.damageReport.findUnique({ where: { id }, include: withEntries });
  if (!report) throw new Refusal("DAMAGE_NOT_FOUND");
  return report;
}

/** The boat's open report; null while nothing is known to be wrong with it. */
export const findOpenReport = (db: Db, boatId: number) =>
  db.damageReport.findFirst({ where: { boatId, resolvedAt: null } });

/** What a member has reported, the latest first. */
export async function listReportsBy(db: Db, memberId: number): Promise<DamageReportView[]> {
  const reports = await db.damageReport.findMany({
    where: { entries: { some: { memberId } } },
    include: withEntries,
    orderBy: { id: "desc" },
  });
  return reports.map((report) =>
    toDamageReportView(report, (entry) => entry.memberId === memberId),
  );
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
      ...(!isCrew(by.standing) && { entry: { memberId: by.id ?? 0 } }),
    },
  });
  if (!photo) throw new Refusal("DAMAGE_NOT_FOUND");
  return photo;
}

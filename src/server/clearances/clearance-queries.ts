import type { Clearance, ClearancesOfView } from "../../shared/clearances/clearance-schemas";
import type { Db } from "../database/open-database";
import { getSafetySettings } from "../settings/safety-settings-queries";
import { toClearance } from "./clearance-view";

/** What a member may row, by name; ended ones too. */
export async function listClearancesOf(db: Db, memberId: number): Promise<Clearance[]> {
  const held = await db.clearance.findMany({ where: { memberId }, orderBy: { name: "asc" } });
  return held.map(toClearance);
}

/** What a member may row, beside all the clearances that the club gives. */
export async function getClearancesOf(db: Db, memberId: number): Promise<ClearancesOfView> {
  const { clearances: kinds } = await getSafetySettings(db);
  return { kinds, clearances: await listClearancesOf(db, memberId) };
}

/** Says what keeps one of these clearances in use; null when nothing does. */
export async function findClearanceInUse(db: Db, names: readonly string[]): Promise<string | null> {
  const wanted = { in: [...names] };
  const boat = await db.boat.findFirst({ where: { requiredClearance: wanted } });
  if (boat) return `${boat.name} requires ${boat.requiredClearance}, so it stays.`;
  const held = await db.clearance.groupBy({
    by: "name",
    where: { name: wanted },
    orderBy: { name: "asc" },
    _count: true,
  });
  const [first] = held;
  if (!first) return null;
  const members = first._count === 1 ? "1 member holds" : `${first._count} members hold`;
  return `${members} ${first.name}, so it stays.`;
}

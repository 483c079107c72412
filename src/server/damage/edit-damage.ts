import { changedFields } from "../../shared/audit/changed-fields";
import type { EditDamageInput, StaffDamageView } from "../../shared/damage/damage-schemas";
import { Refusal } from "../../shared/refusals";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { boatSubject, recordAct } from "../audit/record-act";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockBoats } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { findOpenReport, getReport } from "./damage-queries";
import { forgetLeftReporters } from "./forget-damage";
import { getDamage } from "./staff-damage-queries";
import { takeOutOfService } from "./take-out-of-service";

/**
 * Says how bad damage is, what members read of it, or that it is mended; mended, the boat is still
 * offline until somebody switches it on. Made unusable, the boat goes offline and its rowers are
 * offered a choice. What waits for staff is settled by it. Refuses DAMAGE_NOT_FOUND, CHANGED_SINCE, and DAMAGE_OPEN to reopen a report beside an open one.
 */
export async function editDamage(
  db: PrismaClient,
  { id, resolved, publicUrl, seen, ...fields }: EditDamageInput & { publicUrl: string },
  by: Actor,
  moment: Moment,
): Promise<{ report: StaffDamageView }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const { boatId } = await getReport(tx, id);
    await lockBoats(tx, [boatId]);
    const before = await getReport(tx, id);
    const wasOpen = before.resolvedAt === null;
    refuseChangedSince({ ...before, resolved: !wasOpen }, seen);
    const changed = changedFields(before, fields);
    const isOpen = resolved === undefined ? wasOpen : !resolved;
    if (isOpen && !wasOpen) await refuseSecondOpen(tx, boatId);
    const resolvedAt = isOpen ? null : (before.resolvedAt ?? at);
    const settles = before.waitsForStaff && (fields.severity !== undefined || !isOpen);
    const after = await tx.damageReport.update({
      where: { id },
      data: { ...changed.after, resolvedAt, ...(settles && { waitsForStaff: false }) },
    });
    const wasUnusable = wasOpen && before.severity === "unusable";
    if (isOpen && after.severity === "unusable" && !wasUnusable) {
      await takeOutOfService(tx, before.boat, publicUrl, moment);
    }
    if (!isOpen) await forgetLeftReporters(tx, id);
    await recordAct(tx, by, actOf(wasOpen, isOpen), boatSubject(before.boat), at, {
      before: withoutNote(changed.before),
      after: withoutNote({ ...changed.after, ...(settles && { severity: after.severity }) }),
    });
    return { report: await getDamage(tx, id, moment) };
  });
}

async function refuseSecondOpen(tx: Tx, boatId: number) {
  if (!(await findOpenReport(tx, boatId))) return;
  throw new Refusal("DAMAGE_OPEN", "This boat has another open report. Please use that one.");
}

function actOf(wasOpen: boolean, isOpen: boolean) {
  if (wasOpen === isOpen) return "damage edited";
  return isOpen ? "damage reopened" : "damage resolved";
}

// Words about people are not kept in the trail, which nobody can empty.
const withoutNote = ({ severity, note }: { severity?: string; note?: string }) => ({
  ...(severity !== undefined && { severity }),
  ...(note !== undefined && { note: "…" }),
});

import { changedFields } from "../../shared/audit/changed-fields";
import type { EditPlanInput } from "../../shared/packages/plan-view";
import { formatCents, toCents } from "../../shared/payments/money";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../actor";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";

/**
 * Changes a package, or takes one of hours off the price list and puts it back; orders keep what
 * they were made at. Refuses PLAN_NOT_FOUND, PLAN_NAME_IN_USE, and PLAN_STAYS for what fee and
 * training do not have.
 */
export async function editPlan(
  db: PrismaClient,
  { id, price, ...fields }: EditPlanInput,
  by: Actor,
  at: Date,
): Promise<void> {
  const given = { ...fields, price: formatCents(toCents(price)) };
  await writing(db, async (tx) => {
    const before = await tx.membershipPlan.findUnique({ where: { id } });
    if (!before) throw new Refusal("PLAN_NOT_FOUND");
    const standing = { ...before, price: before.price.toFixed(2) };
    const changed = changedFields(standing, given);
    const { hoursIncluded, validityDays, isActive } = changed.after;
    const ofHoursOnly = [hoursIncluded, validityDays, isActive];
    if (before.kind !== "hours" && ofHoursOnly.some((value) => value !== undefined)) {
      throw new Refusal("PLAN_STAYS");
    }
    const { name } = given;
    const namesake = await tx.membershipPlan.findFirst({ where: { name, id: { not: id } } });
    if (namesake) throw new Refusal("PLAN_NAME_IN_USE", undefined, "name");
    await tx.membershipPlan.update({ where: { id }, data: changed.after });
    await recordAct(tx, by, "package edited", clubSubject(before.name, id), at, changed);
  });
}

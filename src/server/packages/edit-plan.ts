import type { EditPlanInput } from "../../shared/packages/plan-view";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../actor";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";

/**
 * Changes a package on the price list; orders keep the price they were made at. Refuses
 * PLAN_NOT_FOUND, PLAN_NAME_IN_USE.
 */
export async function editPlan(
  db: PrismaClient,
  { id, name, description, price }: EditPlanInput,
  by: Actor,
  at: Date,
): Promise<void> {
  await writing(db, async (tx) => {
    const before = await tx.membershipPlan.findUnique({ where: { id } });
    if (!before) throw new Refusal("PLAN_NOT_FOUND");
    const namesake = await tx.membershipPlan.findFirst({ where: { name, id: { not: id } } });
    if (namesake) throw new Refusal("PLAN_NAME_IN_USE", undefined, "name");
    await tx.membershipPlan.update({ where: { id }, data: { name, description, price } });
    await recordAct(tx, by, "package edited", clubSubject(before.name, id), at, {
      before: { name: before.name, price: before.price.toFixed(2) },
      after: { name, price },
    });
  });
}

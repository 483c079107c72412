import type { EditPlanInput } from "../../shared/packages/plan-view";
import { Refusal } from "../../shared/refusals";
import { recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";

/**
 * Changes a package on the price list; orders keep the price they were made at. Refuses
 * PLAN_NOT_FOUND, PLAN_NAME_IN_USE.
 */
export async function editPlan(
  db: PrismaClient,
  { id, name, description, price }: EditPlanInput,
  by: Member,
  at: Date,
): Promise<void> {
  await writing(db, async (tx) => {
    const before = await tx.membershipPlan.findUnique({ where: { id } });
    if (!before) throw new Refusal("PLAN_NOT_FOUND");
    const namesake = await tx.membershipPlan.findFirst({ where: { name, id: { not: id } } });
    if (namesake) throw new Refusal("PLAN_NAME_IN_USE", undefined, "name");
    await tx.membershipPlan.update({ where: { id }, data: { name, description, price } });
    await recordAct(
      tx,
      {
        act: "package edited",
        actor: by,
        subject: { type: "club", id, name: before.name },
        before: { name: before.name, price: before.price.toFixed(2) },
        after: { name, price },
      },
      at,
    );
  });
}

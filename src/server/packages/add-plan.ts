import { idInput } from "../../shared/ids";
import type { AddPlanInput } from "../../shared/packages/plan-view";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../actor";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { answerOnce } from "../idempotency/answer-once";

/** Puts a package of hours on the price list. Refuses PLAN_NAME_IN_USE. */
export async function addPlan(
  db: PrismaClient,
  input: AddPlanInput,
  by: Actor,
  at: Date,
): Promise<{ id: number }> {
  return writing(db, (tx) =>
    answerOnce(tx, by.repeated, { schema: idInput }, at, async () => {
      const [plan] = await tx.membershipPlan.createManyAndReturn({
        data: [{ ...input, kind: "hours", createdAt: at }],
        skipDuplicates: true,
      });
      if (!plan) throw new Refusal("PLAN_NAME_IN_USE", undefined, "name");
      await recordAct(tx, by, "package added", clubSubject(plan.name, plan.id), at, {
        after: input,
      });
      return { id: plan.id };
    }),
  );
}

import {
  type AddPlanInput,
  type KeptPlanView,
  keptPlanView,
} from "../../shared/packages/plan-view";
import { Refusal } from "../../shared/refusals";
import { answerOnce } from "../answers/answer-once";
import { clubSubject, recordAct } from "../audit/record-act";
import { getClubSettings } from "../club/club-settings-queries";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { keptHours } from "./included-hours";
import { toPlanView } from "./plan-queries";

/** Puts a package of hours on the price list. Refuses PLAN_NAME_IN_USE, and PLAN_STAYS for others. */
export async function addPlan(
  db: PrismaClient,
  { kind, hoursIncluded, ...given }: AddPlanInput,
  by: Actor,
  { at, club }: Moment,
): Promise<KeptPlanView> {
  if (kind !== "hours") throw new Refusal("PLAN_STAYS", undefined, "kind");
  return writing(db, (tx) =>
    answerOnce(tx, by.repeated, { schema: keptPlanView }, at, async () => {
      const [plan] = await tx.membershipPlan.createManyAndReturn({
        data: [{ ...given, kind, ...keptHours(hoursIncluded), createdAt: at }],
        skipDuplicates: true,
      });
      if (!plan) throw new Refusal("PLAN_NAME_IN_USE", undefined, "name");
      const after = { ...given, hoursIncluded };
      await recordAct(tx, by, "package added", clubSubject(plan.name, plan.id), at, { after });
      const { gst } = await getClubSettings(tx);
      return { plan: toPlanView(plan, gst, club) };
    }),
  );
}

import { z } from "zod";
import { lotValidityDays } from "../../shared/hours/lots";
import type { AddPlanInput, KeptPlanView } from "../../shared/packages/plan-view";
import { Refusal } from "../../shared/refusals";
import { withIdempotency } from "../answers/idempotency";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { keepCurrency } from "../locks";
import type { Actor } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import { ClubChanged } from "../settings/refuse-changed-club";
import type { Moment } from "../time/moment";
import { keptHours } from "./included-hours";
import { toPlanView } from "./plan-queries";

/**
 * Puts a package of hours, or another fee, on the price list. Refuses PLAN_NAME_IN_USE, and PLAN_STAYS
 * for a training.
 */
export async function addPlan(
  db: PrismaClient,
  { kind, hoursIncluded = 0, validityDays = lotValidityDays, ...given }: AddPlanInput,
  by: Actor,
  { at, club }: Moment,
): Promise<KeptPlanView> {
  if (kind === "training") throw new Refusal("PLAN_STAYS", undefined, "kind");
  const hours = kind === "hours" ? hoursIncluded : 0;
  return writing(db, async (tx) => {
    await keepCurrency(tx);
    const settings = await getClubSettings(tx);
    if (settings.currency !== club.currency) throw new ClubChanged();
    const added = await withIdempotency(tx, by.repeated, { schema: addedPlan }, at, async () => {
      const [plan] = await tx.membershipPlan.createManyAndReturn({
        data: [{ ...given, kind, ...keptHours(hours), validityDays, createdAt: at }],
        skipDuplicates: true,
      });
      if (!plan) throw new Refusal("PLAN_NAME_IN_USE", undefined, "name");
      const after = {
        ...given,
        ...(kind === "hours" ? { validityDays, hoursIncluded } : { kind }),
      };
      await recordAct(tx, by, "package added", clubSubject(plan.name, plan.id), at, { after });
      return { plan: { id: plan.id } };
    });
    const plan = await tx.membershipPlan.findUniqueOrThrow({ where: { id: added.plan.id } });
    return { plan: toPlanView(plan, settings) };
  });
}

/** What is kept of the answer for a repetition, which hears how the package stands. */
const addedPlan = z.object({ plan: z.object({ id: z.number() }) });

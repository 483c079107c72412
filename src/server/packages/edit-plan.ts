import { changedFields } from "../../shared/audit/changed-fields";
import type { EditPlanInput, KeptPlanView } from "../../shared/packages/plan-view";
import { formatCents, toCents } from "../../shared/payments/money";
import { Refusal } from "../../shared/refusals";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { clubSubject, recordAct } from "../audit/record-act";
import { getClubSettings } from "../club/club-settings-queries";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockPlan } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { keptHours } from "./included-hours";
import { toPlanView } from "./plan-queries";

/**
 * Changes a package, or takes one of hours off the price list and puts it back; orders keep what
 * they were made at. Refuses PLAN_NOT_FOUND, CHANGED_SINCE, PLAN_NAME_IN_USE, and PLAN_STAYS for what fee and
 * training do not have.
 */
export async function editPlan(
  db: PrismaClient,
  { id, seen, ...given }: EditPlanInput,
  by: Actor,
  { at, club }: Moment,
): Promise<KeptPlanView> {
  return writing(db, async (tx) => {
    await lockPlan(tx, id);
    const before = await tx.membershipPlan.findUnique({ where: { id } });
    if (!before) throw new Refusal("PLAN_NOT_FOUND");
    const { gst } = await getClubSettings(tx);
    const standing = toPlanView(before, gst, club);
    refuseChangedSince(standing, seen);
    const { price, name } = given;
    const cents = price === undefined ? {} : { price: formatCents(toCents(price)) };
    const changed = changedFields(standing, { ...given, ...cents });
    const { hoursIncluded, ...others } = changed.after;
    const isFixed = before.kind !== "hours";
    if (isFixed && ofHoursOnly.some((field) => field in changed.after)) {
      throw new Refusal("PLAN_STAYS");
    }
    if (name !== undefined) await refuseNamesake(tx, id, name);
    const hours = hoursIncluded === undefined ? {} : keptHours(hoursIncluded);
    const data = { ...others, ...hours };
    const plan = await tx.membershipPlan.update({ where: { id }, data });
    await recordAct(tx, by, "package edited", clubSubject(before.name, id), at, changed);
    return { plan: toPlanView(plan, gst, club) };
  });
}

const ofHoursOnly = ["hoursIncluded", "validityDays", "isActive"];

async function refuseNamesake(tx: Tx, id: number, name: string) {
  const namesake = await tx.membershipPlan.findFirst({ where: { name, id: { not: id } } });
  if (namesake) throw new Refusal("PLAN_NAME_IN_USE", undefined, "name");
}

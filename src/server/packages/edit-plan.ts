import { changedFields } from "../../shared/audit/changed-fields";
import type { EditPlanInput, KeptPlanView } from "../../shared/packages/plan-view";
import { formatCents, toCents } from "../../shared/payments/money";
import { Refusal } from "../../shared/refusals";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { MembershipPlan } from "../generated/prisma/client";
import { keepCurrency, lockPlan } from "../locks";
import type { Actor } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import { ClubChanged } from "../settings/refuse-changed-club";
import type { Moment } from "../time/moment";
import { keptHours } from "./included-hours";
import { toPlanView } from "./plan-queries";

/**
 * Changes a package, or takes one off the price list and puts it back; orders keep what they were made
 * at. Refuses PLAN_NOT_FOUND, CHANGED_SINCE, PLAN_NAME_IN_USE, and PLAN_STAYS for what fees and the
 * training do not have, and for taking the training or the first fee off.
 */
export async function editPlan(
  db: PrismaClient,
  { id, seen, ...given }: EditPlanInput,
  by: Actor,
  { at, club }: Moment,
): Promise<KeptPlanView> {
  return writing(db, async (tx) => {
    await keepCurrency(tx);
    await lockPlan(tx, id);
    const before = await tx.membershipPlan.findUnique({ where: { id } });
    if (!before) throw new Refusal("PLAN_NOT_FOUND");
    const settings = await getClubSettings(tx);
    const { currency } = settings;
    if (currency !== club.currency) throw new ClubChanged();
    const standing = toPlanView(before, settings);
    refuseChangedSince(standing, seen);
    const { price, name } = given;
    const cents =
      price === undefined ? {} : { price: formatCents(toCents(price, currency), currency) };
    const changed = changedFields(standing, { ...given, ...cents });
    const { hoursIncluded, ...others } = changed.after;
    if (before.kind !== "hours") await refuseChangeOf(tx, before, changed.after);
    if (name !== undefined) await refuseNamesake(tx, id, name);
    const hours = hoursIncluded === undefined ? {} : keptHours(hoursIncluded);
    const data = { ...others, ...hours };
    const plan = await tx.membershipPlan.update({ where: { id }, data });
    await recordAct(tx, by, "package edited", clubSubject(before.name, id), at, changed);
    return { plan: toPlanView(plan, settings) };
  });
}

/** What fees and the training keep; other fees than the first come and go. */
async function refuseChangeOf(tx: Tx, { id, kind }: MembershipPlan, changes: object) {
  const first = await tx.membershipPlan.findFirst({ where: { kind }, orderBy: { id: "asc" } });
  const stays = ["hoursIncluded", "validityDays", ...(first?.id === id ? ["isActive"] : [])];
  if (stays.some((field) => field in changes)) throw new Refusal("PLAN_STAYS");
}

async function refuseNamesake(tx: Tx, id: number, name: string) {
  const namesake = await tx.membershipPlan.findFirst({ where: { name, id: { not: id } } });
  if (namesake) throw new Refusal("PLAN_NAME_IN_USE", undefined, "name");
}

import type { CrewView } from "../../shared/crew/crew-schemas";
import { toHours } from "../../shared/hours/quarters";
import { isCrew } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { spanOf } from "../fleet/span-of";
import { queueMail } from "../mail/queue-mail";
import type { SignedInActor } from "../people/actor";
import { getPercentBack } from "../slots/excused-queries";
import type { Moment } from "../time/moment";
import { crewLeftMail, leftCrewMail } from "./crew-mails";
import { listCrew, toCrewViews } from "./crew-queries";
import { endEntry } from "./decline-ask";
import { type LockedEntry, lockEntry, refuseLate } from "./lock-crew";
import { planToLeave, settleLeaving } from "./pay-parts";

/**
 * Takes somebody out of a crew: by its rower, or themselves. It never fails for want of hours: their
 * part comes back and its rower is charged it; where those cannot be, it stays paid. Refuses
 * CREW_NOT_FOUND, and by the rules of a crew (rules, Crew).
 */
export async function leaveCrew(
  db: PrismaClient,
  { id, crewId }: { id: number; crewId: number },
  by: SignedInActor,
  moment: Moment,
): Promise<CrewView> {
  return writing(db, async (tx) => {
    const locked = await lockEntry(tx, crewId, by);
    const { entry, outing } = locked;
    if (outing.id !== id) throw new Refusal("CREW_NOT_FOUND");
    await refuseLate(tx, outing, moment);
    if (entry.state === "in") await leave(tx, locked, by, moment);
    else await endEntry(tx, locked, moment);
    // Who only asked, or was asked, never saw who is in the boat.
    const sees = locked.isRower || entry.state === "in" || isCrew(by.role);
    return { crew: sees ? toCrewViews(await listCrew(tx, outing.id), outing, by) : [] };
  });
}

async function leave(
  tx: Tx,
  { entry, outing, isRower }: LockedEntry,
  by: SignedInActor,
  moment: Moment,
): Promise<void> {
  const { at, now } = moment;
  const { member } = entry;
  // Who is taken out did not choose to leave late.
  const percent = isRower ? 100 : await getPercentBack(tx, outing, now);
  const plan = await planToLeave(tx, outing, entry, { percent, must: false }, moment);
  await settleLeaving(tx, outing, entry, plan, by, moment);
  if (!member) return;
  const known = { id: outing.id, boat: outing.boat.name, ...spanOf(outing) };
  const left = {
    ...known,
    with: outing.member,
    returned: toHours(plan.back),
    staysPaid: toHours(plan.staysPaid),
    byRower: isRower,
  };
  await queueMail(tx, member, leftCrewMail(member, left, moment.club), at);
  if (isRower) return;
  const told = { ...known, who: member, charged: toHours(plan.toRower) };
  await queueMail(tx, outing.member, crewLeftMail(outing.member, told, moment.club), at);
}

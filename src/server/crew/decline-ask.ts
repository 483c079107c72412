import type { DeclinedView } from "../../shared/crew/crew-schemas";
import { Refusal } from "../../shared/refusals";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { spanOf } from "../fleet/span-of";
import { queueMail } from "../mail/queue-mail";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { askOverMail, crewDeclinedMail } from "./crew-mails";
import { listCrew, toCrewViews } from "./crew-queries";
import { type LockedEntry, lockEntry, refuseLate } from "./lock-crew";

/**
 * Says no: who was asked, which tells the rower, or a rower to who asked for a seat, which tells them.
 * Refuses CREW_NOT_FOUND, and by the rules of a crew (rules, Crew).
 */
export async function declineAsk(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  moment: Moment,
): Promise<DeclinedView> {
  return writing(db, async (tx) => {
    const locked = await lockEntry(tx, id, by);
    const { entry, outing, isRower } = locked;
    if (entry.state !== (isRower ? "asking" : "asked")) throw new Refusal("CREW_NOT_FOUND");
    await refuseLate(tx, outing, moment);
    await endEntry(tx, locked, moment);
    if (!isRower) return { ok: true };
    return { crew: toCrewViews(await listCrew(tx, outing.id), outing, by) };
  });
}

/** Ends the ask of somebody who cannot join any more, and tells them as kindly as any other. */
export async function endAsk(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  moment: Moment,
): Promise<void> {
  await writing(db, async (tx) => {
    const locked = await lockEntry(tx, id, by);
    // Another press may have let them in meanwhile.
    if (locked.entry.state === "asking") await endEntry(tx, locked, moment);
  });
}

/** The step that ends what was not answered with yes, and tells whoever waited for an answer. */
export async function endEntry(
  tx: Tx,
  { entry, outing, isRower }: LockedEntry,
  { at, club }: Moment,
): Promise<void> {
  await tx.crewEntry.update({ where: { id: entry.id }, data: { endedAt: at } });
  const { member, state } = entry;
  if (!member || (state !== "asked" && state !== "asking")) return;
  const known = { id: outing.id, boat: outing.boat.name, ...spanOf(outing) };
  if (!isRower && state === "asked") {
    const mail = crewDeclinedMail(outing.member, { ...known, who: member }, club);
    await queueMail(tx, outing.member, mail, at);
  }
  if (isRower) {
    const why =
      state === "asking" ? "it has no seat for you this time." : "you are not needed any more.";
    await queueMail(
      tx,
      member,
      askOverMail(member, { ...known, from: outing.member, why }, club),
      at,
    );
  }
}

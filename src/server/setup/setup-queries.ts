import type { MailKind } from "../../shared/mail/mail-kinds";
import type { SetupStepId, SetupView } from "../../shared/setup/setup-schemas";
import { setupSteps } from "../../shared/setup/setup-steps";
import type { Db } from "../database/open-database";
import type { ClubSetup } from "../generated/prisma/client";

/** The mails whose leaving makes a step done. */
export const setupMailKinds: MailKind[] = ["test mail", "invitation"];

/**
 * What of the list is done, by what is true; `paidOnline` says that PayPal is set up. A club whose list
 * is closed, or that never had one, is told of no steps, and nothing is looked for.
 */
export async function getSetup(db: Db, paidOnline: boolean): Promise<SetupView> {
  const kept = await db.clubSetup.findUnique({ where: { id: 1 } });
  if (!kept || kept.closedAt) return { steps: [], open: false };
  const steps = setupSteps(await findDone(db, kept, paidOnline), kept.later);
  return { steps, open: steps.some(({ done }) => !done) };
}

/** Whether the club's place, zone and hours are its own; a club from before had no list to say so on. */
export async function isPlaceTold(db: Db): Promise<boolean> {
  const kept = await db.clubSetup.findUnique({ where: { id: 1 }, select: { placeSaved: true } });
  return kept?.placeSaved ?? true;
}

async function findDone(
  db: Db,
  kept: ClubSetup,
  paidOnline: boolean,
): Promise<Record<SetupStepId, boolean>> {
  const some = async (count: Promise<number>) => (await count) > 0;
  const mailsLeft = await listMailsLeft(db, kept);
  const hasLeft = (kind: MailKind) => mailsLeft.includes(kind);
  const edits = { act: { in: ["package added", "package edited"] } };
  return {
    place: kept.placeSaved,
    details: kept.detailsSaved,
    boats: await some(db.boat.count()),
    kinds: kept.kindsSaved,
    packages: kept.packagesConfirmed || (await some(db.auditEntry.count({ where: edits }))),
    testMail: hasLeft("test mail"),
    payments: paidOnline || kept.clubhouseOnly,
    members:
      (await db.member.count({ where: { approvalStatus: "approved", deletedAt: null } })) > 1,
    hours: await some(db.hourLot.count()),
    invitations: hasLeft("invitation"),
  };
}

/** The kinds of the list's mails that have left, also those that the outbox has forgotten since. */
export async function listMailsLeft(db: Db, kept: ClubSetup): Promise<string[]> {
  const inOutbox = await db.outboxMessage.groupBy({
    by: ["kind"],
    where: { kind: { in: setupMailKinds }, sentAt: { not: null } },
  });
  return [...new Set([...kept.mailsLeft, ...inOutbox.map(({ kind }) => kind)])];
}

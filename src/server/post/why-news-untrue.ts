import { reaches, type Standing, standingOf } from "../../shared/members/standing";
import { nightlyBackupName } from "../backups/nightly-backup";
import type { Tx } from "../database/open-database";
import type { Member, OutboxMessage } from "../generated/prisma/client";
import { findMember } from "../people/member-queries";

/** Why news of the office are settled, in words for the outbox; null while somebody should see to it. */
export async function whyNewsUntrue(
  tx: Tx,
  mail: OutboxMessage,
  reader: Member | null,
): Promise<string | null> {
  const rung = told[mail.kind];
  if (rung && reader && !reaches(standingOf(reader), rung))
    return "They are not of the office now.";
  return (await settled[mail.kind]?.(tx, mail)) ?? null;
}

/** Who is told of what; what goes to the club's own address is in nobody's name. */
const told: Record<string, Standing> = {
  "backup failed": "admin",
  "damage reported": "manager",
  "new registration": "admin",
  "payment reversed": "admin",
  "refund failed": "admin",
  "return refused": "admin",
  "webhook switched off": "admin",
  "wrong amount": "admin",
};

const settled: Record<string, (tx: Tx, mail: OutboxMessage) => Promise<string | null>> = {
  "backup failed": whyBackedUp,
  "crew asked": whyAskOver,
  "crew asked again": whyAskOver,
  "damage reported": whyMended,
  "deletion requested": whyDeleted,
  "introductory row": whyAnswered,
  "new registration": (tx, { aboutMemberId }) => whyApplicationUntrue(tx, aboutMemberId),
  "refund failed": whyRefunded,
  "seat asked": whyAskOver,
  "webhook switched off": whySwitchedOn,
};

async function whyBackedUp(tx: Tx, { createdAt }: OutboxMessage) {
  const written = { name: nightlyBackupName, failed: false, finishedAt: { gt: createdAt } };
  return (await tx.job.count({ where: written })) > 0 ? "The club was backed up since." : null;
}

async function whyAskOver(tx: Tx, { aboutId }: OutboxMessage) {
  const entry = await tx.crewEntry.findFirst({ where: { id: aboutId ?? 0, endedAt: null } });
  const isOpen = entry?.state === "asked" || entry?.state === "asking";
  return isOpen ? null : "It was answered since, or taken back.";
}

async function whyMended(tx: Tx, { id, kind, memberId, aboutId }: OutboxMessage) {
  if (aboutId === null) return null;
  const report = await tx.damageReport.findUnique({ where: { id: aboutId } });
  if (!report || report.resolvedAt) return "The damage was mended since.";
  const graver = { kind, memberId, aboutId, id: { gt: id } };
  const newer = await tx.outboxMessage.count({ where: graver });
  return newer > 0 ? "A newer one takes its place." : null;
}

async function whyDeleted(tx: Tx, { aboutMemberId }: OutboxMessage) {
  return (await findMember(tx, aboutMemberId ?? 0)) ? null : "They have left the club.";
}

async function whyAnswered(tx: Tx, { aboutId }: OutboxMessage) {
  if (aboutId === null) return null;
  const row = await tx.introductoryRow.findUnique({ where: { id: aboutId } });
  if (!row) return "The request was taken back.";
  return row.answeredAt ? "The request was answered since." : null;
}

/** Why an application waits no longer; null while it does. */
export async function whyApplicationUntrue(tx: Tx, applicantId: number | null) {
  if (applicantId === null) return null;
  const applicant = await findMember(tx, applicantId);
  return applicant?.approvalStatus === "pending" ? null : "The application was answered since.";
}

async function whyRefunded(tx: Tx, { aboutId, createdAt }: OutboxMessage) {
  if (aboutId === null) return null;
  const again = { orderId: aboutId, refusedAt: null, createdAt: { gt: createdAt } };
  return (await tx.orderRefund.count({ where: again })) > 0 ? "It was refunded since." : null;
}

async function whySwitchedOn(tx: Tx, { aboutId }: OutboxMessage) {
  if (aboutId === null) return null;
  const webhook = await tx.webhook.findUnique({ where: { id: aboutId } });
  if (!webhook) return "The webhook was taken away since.";
  return webhook.active ? "The webhook was switched on again." : null;
}

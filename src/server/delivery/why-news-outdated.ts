import { nightlyBackupName } from "../backups/nightly-backup";
import type { Tx } from "../database/open-database";
import type { OutboxMessage } from "../generated/prisma/client";
import { findMember } from "../people/member-queries";

export async function whyBackedUp(tx: Tx, { createdAt }: OutboxMessage) {
  const written = { name: nightlyBackupName, failed: false, finishedAt: { gt: createdAt } };
  return (await tx.job.count({ where: written })) > 0 ? "BACKED_UP" : null;
}

export async function whyAskOver(tx: Tx, { aboutId }: OutboxMessage) {
  const entry = await tx.crewEntry.findFirst({ where: { id: aboutId ?? 0, endedAt: null } });
  const isOpen = entry?.state === "asked" || entry?.state === "asking";
  return isOpen ? null : "ASK_OVER";
}

export async function whyMended(tx: Tx, { id, kind, memberId, aboutId }: OutboxMessage) {
  if (aboutId === null) return null;
  const report = await tx.damageReport.findUnique({ where: { id: aboutId } });
  if (!report || report.resolvedAt) return "DAMAGE_MENDED";
  const graver = { kind, memberId, aboutId, id: { gt: id } };
  const newer = await tx.outboxMessage.count({ where: graver });
  return newer > 0 ? "OVERTAKEN" : null;
}

export async function whyDeleted(tx: Tx, { aboutMemberId }: OutboxMessage) {
  return (await findMember(tx, aboutMemberId ?? 0)) ? null : "LEFT_CLUB";
}

export async function whyAnswered(tx: Tx, { aboutId }: OutboxMessage) {
  if (aboutId === null) return null;
  const row = await tx.introductoryRow.findUnique({ where: { id: aboutId } });
  if (!row) return "REQUEST_TAKEN_BACK";
  return row.answeredAt ? "REQUEST_ANSWERED" : null;
}

/** Why an application waits no longer; null while it does. */
export async function whyApplicationOutdated(tx: Tx, applicantId: number | null) {
  if (applicantId === null) return null;
  const applicant = await findMember(tx, applicantId);
  return applicant?.approvalStatus === "pending" ? null : "APPLICATION_ANSWERED";
}

export async function whyRefunded(tx: Tx, { aboutId, createdAt }: OutboxMessage) {
  if (aboutId === null) return null;
  const again = { orderId: aboutId, refusedAt: null, createdAt: { gt: createdAt } };
  return (await tx.orderRefund.count({ where: again })) > 0 ? "REFUNDED" : null;
}

export async function whySwitchedOn(tx: Tx, { aboutId }: OutboxMessage) {
  if (aboutId === null) return null;
  const webhook = await tx.webhook.findUnique({ where: { id: aboutId } });
  if (!webhook) return "WEBHOOK_REMOVED";
  return webhook.active ? "WEBHOOK_ON" : null;
}

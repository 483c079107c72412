import { addDays } from "date-fns";
import { recordAct } from "../audit/record-act";
import { makeLink } from "../auth/one-time-links";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member, OutboxMessage } from "../generated/prisma/client";
import { findMember } from "../members/member-queries";
import { findMessage } from "./outbox-queries";

const freshLinkDays = 1;

/**
 * Sends a message once more: one that is out as a new message, with a new one-time address where
 * it had one; one that is waiting or set aside without further waiting. Refuses MAIL_NOT_FOUND.
 */
export async function resendMail(
  db: PrismaClient,
  { id, publicUrl }: { id: number; publicUrl: string },
  by: Member,
  at: Date,
): Promise<{ id: number }> {
  return writing(db, async (tx) => {
    const message = await findMessage(tx, id);
    const { kind, recipient } = message;
    const subject = { type: "club" as const, name: recipient };
    await recordAct(tx, { act: "mail sent again", actor: by, subject, after: { kind } }, at);
    if (!message.sentAt) return hurry(tx, id, at);
    const { topic, memberId, bookingId, subject: title, text } = message;
    const copy = { kind, recipient, topic, memberId, bookingId, subject: title, text };
    const secretLink = await freshLink(tx, message, publicUrl, at);
    return tx.outboxMessage.create({
      data: { ...copy, secretLink, createdAt: at, nextAttemptAt: at },
      select: { id: true },
    });
  });
}

const hurry = (tx: Tx, id: number, at: Date) =>
  tx.outboxMessage.update({
    where: { id },
    data: { nextAttemptAt: at, firstTriedAt: null, setAsideAt: null },
    select: { id: true },
  });

async function freshLink(
  tx: Tx,
  { text, memberId }: OutboxMessage,
  publicUrl: string,
  at: Date,
): Promise<string | null> {
  if (!text.includes("{link}") || memberId === null) return null;
  const member = await findMember(tx, memberId);
  if (!member) return null;
  return makeLink(tx, { memberId, publicUrl, expiresAt: addDays(at, freshLinkDays) }, at);
}

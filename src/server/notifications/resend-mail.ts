import { addDays } from "date-fns";
import type { Actor } from "../actor";
import { clubSubject, recordAct } from "../audit/record-act";
import { makeLink } from "../auth/one-time-links";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member, OutboxMessage } from "../generated/prisma/client";
import { lockMember } from "../locks";
import { findMember } from "../members/member-queries";
import { findMessage } from "./outbox-queries";

const freshLinkDays = 1;

/**
 * Sends a message once more: one that is out as a new message; one that is waiting or set aside
 * without further waiting. A one-time address is made anew and goes to its member's present
 * e-mail, whoever got the message before. Refuses MAIL_NOT_FOUND.
 */
export async function resendMail(
  db: PrismaClient,
  { id, publicUrl }: { id: number; publicUrl: string },
  by: Actor,
  at: Date,
): Promise<{ id: number }> {
  return writing(db, async (tx) => {
    const message = await findMessage(tx, id);
    const reader = await lockLinkReader(tx, message);
    const recipient = reader?.email ?? message.recipient;
    const after = { kind: message.kind };
    await recordAct(tx, by, "mail sent again", clubSubject(recipient), at, { after });
    const secretLink = reader && (await freshLink(tx, reader, publicUrl, at));
    if (!message.sentAt) return hurry(tx, id, at, reader ? { recipient, secretLink } : {});
    const { kind, topic, memberId, bookingId, subject: title, text } = message;
    const copy = { kind, recipient, topic, memberId, bookingId, subject: title, text };
    return tx.outboxMessage.create({
      data: { ...copy, secretLink, createdAt: at, nextAttemptAt: at },
      select: { id: true },
    });
  });
}

const hurry = (
  tx: Tx,
  id: number,
  at: Date,
  readdressed: { recipient?: string; secretLink?: string | null },
) =>
  tx.outboxMessage.update({
    where: { id },
    data: { ...readdressed, nextAttemptAt: at, firstTriedAt: null, setAsideAt: null },
    select: { id: true },
  });

// Locked, so that no change of the e-mail comes between reading it and making the link.
async function lockLinkReader(
  tx: Tx,
  { text, memberId }: Pick<OutboxMessage, "text" | "memberId">,
): Promise<Member | null> {
  if (!text.includes("{link}") || memberId === null) return null;
  if (!(await findMember(tx, memberId))) return null;
  return lockMember(tx, memberId);
}

const freshLink = (tx: Tx, { id }: Member, publicUrl: string, at: Date) =>
  makeLink(tx, { memberId: id, publicUrl, expiresAt: addDays(at, freshLinkDays) }, at);

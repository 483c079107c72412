import { Refusal } from "../../shared/refusals";
import { clubSubject, memberSubject, recordAct } from "../audit/record-act";
import { voidLinks } from "../auth/one-time-links";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { OutboxMessage } from "../generated/prisma/client";
import { isForgotten } from "../mail/forget-mail";
import type { Actor } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { copyOf } from "./dated-copy";
import { findMessage } from "./outbox-queries";
import { addressOf, lockReader } from "./ready-mail";
import { renewLink } from "./renew-link";

/**
 * Sends a message once more: one that is out as a new message; one that is waiting or set aside
 * without further waiting, also for its turn. It goes to its reader's present e-mail. A one-time link is made anew with
 * its words; any other message that is out of date says of what day it is. Refuses MAIL_NOT_FOUND,
 * and MAIL_FORGOTTEN where it was to or about somebody who has left the club.
 */
export async function resendMail(
  db: PrismaClient,
  { id, publicUrl }: { id: number; publicUrl: string },
  by: Actor,
  moment: Moment,
): Promise<{ id: number }> {
  const { at, clock } = moment;
  return writing(db, async (tx) => {
    const message = await findMessage(tx, id);
    if (isForgotten(message)) throw new Refusal("MAIL_FORGOTTEN");
    const reader = await lockReader(tx, message);
    if (message.memberId !== null && !reader) {
      await recordAct(tx, by, "mail sent again", clubSubject(message.kind, id), at);
      return hurry(tx, id, {}, at);
    }
    const club = await getClubSettings(tx);
    const subject = reader ? memberSubject(reader) : clubSubject(club.email);
    await recordAct(tx, by, "mail sent again", subject, at, { after: { kind: message.kind } });
    const recipient = reader?.email ?? addressOf(message, club);
    const hasLink = reader !== null && message.text.includes("{link}");
    // The fresh link of a booking's choice takes the old one's place by itself.
    if (hasLink && message.bookingId === null) await voidLinks(tx, reader.id, at);
    const words =
      (hasLink && (await renewLink(tx, message, reader, { club, publicUrl }, moment))) ||
      (wasTold(message) ? copyOf(message, clock) : { text: message.text });
    if (!message.sentAt) return hurry(tx, id, { recipient, ...words }, at);
    const { kind, topic, memberId, aboutMemberId, aboutEmail, bookingId, subject: title } = message;
    const about = { memberId, aboutMemberId, aboutEmail, bookingId };
    const copy = { kind, recipient, topic, ...about, subject: title, ...words };
    return tx.outboxMessage.create({
      data: { ...copy, createdAt: at, nextAttemptAt: at, turnAt: at },
      select: { id: true },
    });
  });
}

// What lay in a folder is judged anew when it leaves, and says nothing of the folder.
const wasTold = ({ sentAt, setAsideAt, kept }: OutboxMessage) =>
  sentAt !== null || (setAsideAt !== null && !kept);

const waiting = { setAsideAt: null, kept: false, droppedFor: null };

async function hurry(
  tx: Tx,
  id: number,
  anew: { recipient?: string; text?: string; copy?: boolean; secretLink?: string },
  at: Date,
): Promise<{ id: number }> {
  const { count } = await tx.outboxMessage.updateMany({
    // It may have been forgotten since it was read.
    where: { id, text: { not: "" } },
    data: { ...anew, nextAttemptAt: at, turnAt: at, firstTriedAt: null, ...waiting },
  });
  if (count === 0) throw new Refusal("MAIL_FORGOTTEN");
  return { id };
}

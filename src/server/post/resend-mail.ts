import { Refusal } from "../../shared/refusals";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { formatDate } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { clubSubject, memberSubject, recordAct } from "../audit/record-act";
import {
  invitationExpiry,
  linkExpiry,
  makeLink,
  voidLinks,
  welcomeLinkExpiry,
} from "../auth/one-time-links";
import { passwordLinkMail } from "../auth/password-mails";
import { renewOffer } from "../booking-offers/make-offer";
import { getClubSettings } from "../club/club-settings-queries";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member, OutboxMessage } from "../generated/prisma/client";
import { lockMember } from "../locks";
import { approvedMail, invitationMail } from "../members/membership-mails";
import { isForgotten } from "../notifications/forget-mail";
import type { Mail } from "../notifications/mail";
import { invitationKind } from "../notifications/mail-order";
import type { Actor } from "../people/actor";
import { findMember } from "../people/member-queries";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { findMessage } from "./outbox-queries";

/**
 * Sends a message once more: one that is out as a new message; one that is waiting or set aside
 * without further waiting. It goes to its reader's present e-mail. A one-time link is made anew with
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
    // What has no member for its reader was written to the club itself.
    const recipient = reader?.email ?? club.email;
    const words = (reader &&
      (await linkAnew(tx, message, reader, { club, publicUrl }, moment))) ?? {
      text: message.sentAt || message.setAsideAt ? ofItsDay(message, clock) : message.text,
    };
    if (!message.sentAt) return hurry(tx, id, { recipient, ...words }, at);
    const { kind, topic, memberId, aboutMemberId, bookingId, subject: title } = message;
    const about = { memberId, aboutMemberId, bookingId };
    const copy = { kind, recipient, topic, ...about, subject: title, ...words };
    return tx.outboxMessage.create({
      data: { ...copy, createdAt: at, nextAttemptAt: at },
      select: { id: true },
    });
  });
}

// Locked, so that no change of the e-mail comes between reading it and making a link.
async function lockReader(
  tx: Tx,
  { memberId }: Pick<OutboxMessage, "memberId">,
): Promise<Member | null> {
  if (memberId === null || !(await findMember(tx, memberId))) return null;
  return lockMember(tx, memberId);
}

/** A fresh link, the only one that still works, and words for how long; undefined where there was none. */
async function linkAnew(
  tx: Tx,
  { kind, text, bookingId }: OutboxMessage,
  reader: Member,
  { club, publicUrl }: { club: ClubSettings; publicUrl: string },
  { at, clock }: Moment,
): Promise<{ text: string; secretLink: string } | undefined> {
  if (!text.includes("{link}")) return undefined;
  if (bookingId !== null) {
    const reason = kind === "no-go" ? kind : "unusable";
    const offer = await renewOffer(tx, { bookingId, reason, publicUrl });
    return offer === null ? undefined : { text, secretLink: offer };
  }
  await voidLinks(tx, reader.id, at);
  const expiresAt = expiryOf(kind, at);
  const invites = kind === invitationKind;
  const link = await makeLink(tx, { memberId: reader.id, publicUrl, expiresAt, invites }, at);
  const { text: words } = mailWithLink(kind, club.name, reader, {
    link,
    until: clock.nowAt(expiresAt),
  });
  return { text: words, secretLink: link };
}

function expiryOf(kind: string, at: Date): Date {
  if (kind === invitationKind) return invitationExpiry(at);
  return kind === "approved" ? welcomeLinkExpiry(at) : linkExpiry(at);
}

function mailWithLink(
  kind: string,
  clubName: string,
  reader: Member,
  link: { link: string; until: ClubTime },
): Mail {
  if (kind === invitationKind) return invitationMail(clubName, reader, link);
  if (kind === "approved") return approvedMail(clubName, reader, link);
  return passwordLinkMail(clubName, link.until);
}

const copyWords = "This is a copy of our message of";
const codesElsewhere = "Your dashboard shows the codes that hold, in time for the outing.";

// An old text beside the codes of today could send somebody to the wrong boat.
function ofItsDay({ text, createdAt }: OutboxMessage, clock: ClubClock): string {
  if (text.startsWith(copyWords)) return text;
  const day = formatDate(clock.nowAt(createdAt).today, "EEEE, MMMM d, yyyy");
  const since = "What has changed since is here: {home}/dashboard";
  return `${copyWords} ${day}. ${since}\n\n${text.replace("{access}", codesElsewhere)}`;
}

async function hurry(
  tx: Tx,
  id: number,
  anew: { recipient?: string; text?: string; secretLink?: string },
  at: Date,
): Promise<{ id: number }> {
  const { count } = await tx.outboxMessage.updateMany({
    // It may have been forgotten since it was read.
    where: { id, text: { not: "" } },
    data: { ...anew, nextAttemptAt: at, firstTriedAt: null, setAsideAt: null },
  });
  if (count === 0) throw new Refusal("MAIL_FORGOTTEN");
  return { id };
}

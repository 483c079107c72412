import { isOfKind } from "../../shared/mail/mail-kinds";
import type { Formats } from "../../shared/profile/formats";
import type { ClubSettings } from "../../shared/settings/club-settings";
import type { ClubTime } from "../../shared/time/club-now";
import { invitationExpiry, linkExpiry, makeLink, welcomeLinkExpiry } from "../auth/one-time-links";
import { passwordLinkMail } from "../auth/password-mails";
import type { Tx } from "../database/open-database";
import type { Member, OutboxMessage } from "../generated/prisma/client";
import type { Mail } from "../mail/mail";
import { approvedMail, invitationMail } from "../members/membership-mails";
import { renewReplacement } from "../replacements/offer-replacement";
import type { Moment } from "../time/moment";

/** A message's one-time address, with the words that say until when it lives. */
export interface FreshLink {
  text: string;
  secretLink: string;
}

/** A fresh link for a message that has one, with its words; null where nothing is left to choose. */
export async function renewLink(
  tx: Tx,
  mail: OutboxMessage,
  reader: Member,
  { club, publicUrl }: { club: ClubSettings; publicUrl: string },
  { at, clock, club: profile }: Moment,
): Promise<FreshLink | null> {
  const { text, bookingId } = mail;
  if (bookingId !== null) {
    const reason = isOfKind(mail, "no-go") ? "no-go" : "unusable";
    const offer = await renewReplacement(tx, { bookingId, reason, publicUrl });
    return offer === null ? null : { text, secretLink: offer };
  }
  const expiresAt = expiryOf(mail, at);
  const invites = isOfKind(mail, "invitation");
  const link = await makeLink(tx, { memberId: reader.id, publicUrl, expiresAt, invites }, at);
  const until = clock.nowAt(expiresAt);
  const { text: words } = mailWithLink(mail, club.name, reader, { link, until }, profile);
  return { text: words, secretLink: link };
}

function expiryOf(mail: OutboxMessage, at: Date): Date {
  if (isOfKind(mail, "invitation")) return invitationExpiry(at);
  return isOfKind(mail, "approved") ? welcomeLinkExpiry(at) : linkExpiry(at);
}

function mailWithLink(
  mail: OutboxMessage,
  clubName: string,
  reader: Member,
  link: { link: string; until: ClubTime },
  formats: Formats,
): Mail {
  if (isOfKind(mail, "invitation")) return invitationMail(clubName, reader, link, formats);
  if (isOfKind(mail, "approved")) return approvedMail(clubName, reader, link, formats);
  return passwordLinkMail(clubName, link.until, formats);
}

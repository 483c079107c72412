import { changedFields } from "../../shared/audit/changed-fields";
import type { DropReason } from "../../shared/mail/drop-reasons";
import { factsOf } from "../../shared/mail/mail-kinds";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { isLinkOpen } from "../auth/one-time-links";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member, OutboxMessage } from "../generated/prisma/client";
import { lockMember } from "../locks";
import { forgetIfLeft } from "../mail/forget-mail";
import { findMember } from "../people/member-queries";
import { isReplacementOpen } from "../replacements/replacement-queries";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { findMessage } from "./outbox-queries";
import { refreshWords } from "./refresh-words";
import { renewLink } from "./renew-link";
import { whyOutdated } from "./why-outdated";

/**
 * A message as it may leave now: to its reader's present e-mail, with an address that works. Null where
 * it is not true any more: then it is dropped, and the outbox says why.
 */
export async function readyMail(
  db: PrismaClient,
  id: number,
  publicUrl: string,
  moment: Moment,
): Promise<OutboxMessage | null> {
  return writing(db, async (tx) => {
    const reader = await lockReader(tx, await findMessage(tx, id));
    const mail = await findMessage(tx, id);
    const outdated = await whyOutdated(tx, mail, reader, moment);
    if (outdated !== null) return drop(tx, mail, outdated, moment.at);
    const club = await getClubSettings(tx);
    const recipient = reader?.email ?? addressOf(mail, club);
    const { subject, text } = await refreshWords(tx, mail, reader, moment);
    const link = await liveLink(tx, { ...mail, text }, reader, { club, publicUrl }, moment);
    if (link === null) return drop(tx, mail, "NOTHING_TO_CHOOSE", moment.at);
    const anew = { recipient, subject, ...link };
    const changes = changedFields(mail, anew).after;
    if (Object.keys(changes).length === 0) return mail;
    return tx.outboxMessage.update({ where: { id }, data: changes });
  });
}

/** Locked, so that no change of the e-mail comes between reading it and making a link. */
export async function lockReader(
  tx: Tx,
  { memberId }: Pick<OutboxMessage, "memberId">,
): Promise<Member | null> {
  if (memberId === null || !(await findMember(tx, memberId))) return null;
  return lockMember(tx, memberId);
}

async function drop(
  tx: Tx,
  { id }: OutboxMessage,
  droppedFor: DropReason,
  at: Date,
): Promise<null> {
  // It did not leave, so another may have its turn.
  const data = { droppedFor, setAsideAt: at, secretLink: null, lastError: null, turnAt: null };
  await tx.outboxMessage.update({ where: { id }, data });
  await forgetIfLeft(tx, id);
  return null;
}

/** Where a message goes that has no member for its reader: what was written to the club follows it. */
export const addressOf = (mail: OutboxMessage, { email }: ClubSettings) =>
  mail.memberId === null && factsOf(mail).toClub ? email : mail.recipient;

/** The message's own link and words while the link works, else new ones; null where none can be made. */
async function liveLink(
  tx: Tx,
  mail: OutboxMessage,
  reader: Member | null,
  office: { club: ClubSettings; publicUrl: string },
  moment: Moment,
): Promise<Pick<OutboxMessage, "text" | "secretLink"> | null> {
  const { text, secretLink, bookingId } = mail;
  if (!reader || !text.includes("{link}")) return { text, secretLink };
  const isOpen = bookingId === null ? isLinkOpen : isReplacementOpen;
  if (secretLink !== null && (await isOpen(tx, secretLink, moment.at))) return { text, secretLink };
  return renewLink(tx, mail, reader, office, moment);
}

import { bookingReference } from "../../shared/bookings/booking-reference";
import { anyBookingMail, factsOf } from "../../shared/mail/mail-kinds";
import { mailTopic } from "../../shared/mail/mail-topics";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { ClubSettings } from "../../shared/settings/club-settings";
import {
  type BookingFile,
  findBookingFile,
  findLeavingFile,
  findSeriesFile,
} from "../calendar/booking-calendar";
import type { Db } from "../database/open-database";
import type { OutboxMessage } from "../generated/prisma/client";
import { withAddresses } from "../mail/mail-addresses";
import { mailHtml } from "../mail/mail-html";
import { unsubscribeToken } from "../mail/unsubscribe-token";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { accessWords } from "./access-words";
import type { MailLimits } from "./claim-mail";

/** Where messages come from and lead to. */
export interface MailOffice {
  publicUrl: string;
  /** `Name <address>` set by hand; undefined is the club's own name and e-mail */
  mailFrom: string | undefined;
  /** signs the addresses that end a kind of message */
  linkSecret: string;
  /** undefined: whatever is due may leave */
  limits?: MailLimits;
}

/** A message as it leaves the server. */
export interface ComposedMail {
  id: number;
  from: string | { name: string; address: string };
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
  attachments: { filename: string; content: string; contentType: string }[];
}

/** Fills in what the outbox does not keep, and gives both parts, the calendar entry and headers. */
export async function composeMail(
  db: Db,
  mail: OutboxMessage,
  office: MailOffice,
  moment: Moment,
): Promise<ComposedMail> {
  const club = await getClubSettings(db);
  const from = office.mailFrom ?? { name: club.name, address: club.email };
  const unsubscribe = unsubscribeUrl(mail, office);
  const words = await fillMail(db, mail, club, moment);
  const addresses = { home: office.publicUrl, link: mail.secretLink };
  const { name: clubName, address: clubAddress, palette } = club;
  const frame = { clubName, clubAddress, unsubscribe, palette };
  return {
    id: mail.id,
    from,
    replyTo: club.email,
    to: mail.recipient,
    subject: words.subject,
    text: plainText(withAddresses(words.text, addresses), frame),
    html: mailHtml(words.text, frame, addresses),
    // One for all tries of a message. The time is in it, because a new database counts its
    // messages from 1 again.
    messageId: `<${mail.id}.${mail.createdAt.getTime()}@${domainOf(from)}>`,
    date: mail.createdAt,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe.oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    attachments: await calendarEntries(db, mail, club, office, moment),
  };
}

/** The message's words, with only the places of its addresses still in them. */
export async function fillMail(
  db: Db,
  mail: Pick<OutboxMessage, "subject" | "text" | "bookingId">,
  club: ClubSettings,
  { clock, club: profile }: Moment,
): Promise<{ subject: string; text: string }> {
  const { bookingId, text } = mail;
  const subject = filledSubject(mail, profile);
  if (bookingId === null) return { subject, text };
  const access = text.includes("{access}")
    ? await accessWords(db, bookingId, club, clock, profile)
    : "";
  return {
    subject,
    text: withReference(text, bookingId, profile).replace("{access}", () => access),
  };
}

/** The subject as its reader sees it. */
export const filledSubject = (
  { subject, bookingId }: Pick<OutboxMessage, "subject" | "bookingId">,
  profile: ClubProfile,
) => (bookingId === null ? subject : withReference(subject, bookingId, profile));

const withReference = (words: string, bookingId: number, profile: ClubProfile): string =>
  words.replaceAll("{reference}", bookingReference(bookingId, profile));

interface MailFrame {
  clubName: string;
  clubAddress: string;
  unsubscribe: { page: string } | undefined;
}

function plainText(text: string, { clubName, clubAddress, unsubscribe }: MailFrame): string {
  const foot = [clubName, clubAddress].filter(Boolean).join("\n");
  const stop = unsubscribe ? `\n\nTo stop messages of this kind: ${unsubscribe.page}` : "";
  return `${text}\n\n-- \n${foot}${stop}\n`;
}

function unsubscribeUrl({ memberId, topic }: OutboxMessage, { publicUrl, linkSecret }: MailOffice) {
  const known = mailTopic.safeParse(topic);
  if (memberId === null || !known.success) return undefined;
  const token = unsubscribeToken(linkSecret, { memberId, topic: known.data });
  return {
    page: `${publicUrl}/unsubscribe/${token}`,
    oneClick: `${publicUrl}/api/unsubscribe/${token}`,
  };
}

async function calendarEntries(
  db: Db,
  mail: OutboxMessage,
  club: ClubSettings,
  { publicUrl }: MailOffice,
  moment: Moment,
) {
  const { bookingId, createdAt } = mail;
  const { file: wanted } = factsOf(mail).booking ?? anyBookingMail;
  if (bookingId === null || wanted === "none") return [];
  const attached = (id: number, file: BookingFile | null) =>
    file ? [attachmentOf(bookingReference(id, moment.club), file)] : [];
  if (wanted === "series") {
    const file = await findSeriesFile(db, bookingId, club, publicUrl, moment);
    return attached(bookingId, file);
  }
  if (wanted === "left") {
    return attached(bookingId, await findLeavingFile(db, bookingId, club, publicUrl, moment));
  }
  const ids = wanted === "series ended" ? await listEnded(db, bookingId, createdAt) : [bookingId];
  const files = [];
  for (const id of ids) {
    files.push(...attached(id, await findBookingFile(db, id, club, publicUrl, moment)));
  }
  return files;
}

const attachmentOf = (reference: string, { text: content, method }: BookingFile) => ({
  filename: `${reference}.ics`,
  content,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
});

/** What was cancelled of a series in the moment that its message tells of. */
async function listEnded(db: Db, seriesId: number, cancelledAt: Date): Promise<number[]> {
  const ended = await db.booking.findMany({
    where: { seriesId, cancelledAt },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return ended.map(({ id }) => id);
}

function domainOf(from: ComposedMail["from"]): string {
  const address = typeof from === "string" ? from : from.address;
  return /@([^>\s]+)/.exec(address)?.[1] ?? "localhost";
}

import { mailKinds } from "../../shared/mail/mail-kinds";
import { Prisma, type Tx } from "../database/open-database";
import { gatherMail } from "./gather-mail";
import type { Mail, MailMember } from "./mail";

/**
 * Puts a message in the outbox, in the transaction of what it tells about, unless it is unwanted. Many of
 * one kind become one.
 */
export async function queueMail(
  tx: Tx,
  to: string | MailMember,
  mail: Mail,
  at: Date,
): Promise<void> {
  if (!wants(to, mail)) return;
  const reader = typeof to === "string" ? to : to.email;
  await tx.$executeRaw`${insertMail(to, [await gatherMail(tx, reader, mail, at)], at)}`;
}

interface AddressedMail<To = string | MailMember> {
  to: To;
  mail: Mail;
}

/** Queues many mails at once; gives how many of them are wanted. */
export async function queueMails(
  tx: Tx,
  mails: readonly AddressedMail<MailMember>[],
  at: Date,
): Promise<number> {
  const wanted = mails.filter(({ to, mail }) => wants(to, mail));
  for (let start = 0; start < wanted.length; start += mailsAtOnce) {
    const rows = wanted
      .slice(start, start + mailsAtOnce)
      .map(({ to, mail }) => rowOf(to, mail, at, null));
    await tx.$executeRaw`${insertRows(rows)}`;
  }
  return wanted.length;
}

// A statement takes some 65,000 values, and a mail has 17.
const mailsAtOnce = 1000;

/** Whether this reader has not chosen to do without messages of this topic. */
export function wants(to: string | MailMember, mail: Mail): boolean {
  const topic = topicOf(mail);
  return typeof to === "string" || !topic || !to.mutedMail.includes(topic);
}

const topicOf = ({ kind, topic = mailKinds[kind].topic }: Mail) => topic;

/**
 * The write of at least one message, for `writeTogether`. `newBooking` is the booking's id where a
 * message is about the "new" one, as SQL: the same statement writes the booking.
 */
export function insertMail(
  to: string | MailMember,
  mails: readonly Mail[],
  at: Date,
  newBooking: Prisma.Sql | null = null,
): Prisma.Sql {
  return insertRows(mails.map((mail) => rowOf(to, mail, at, newBooking)));
}

/** Queues one mail for several readers, in this order, whatever they wish to do without. */
export const insertMails = (mails: readonly AddressedMail[], at: Date): Prisma.Sql =>
  insertRows(mails.map(({ to, mail }) => rowOf(to, mail, at, null)));

const insertRows = (rows: readonly Prisma.Sql[]) => Prisma.sql`
    INSERT INTO "outbox" ("kind", "topic", "memberId", "aboutMemberId", "aboutId", "aboutEmail", "bookingId", "alarmId", "onceKey",
                          "recipient", "subject", "text", "secretLink", "createdAt", "nextAttemptAt", "pushWords", "pushPath")
    VALUES ${Prisma.join([...rows])} ON CONFLICT ("onceKey") DO NOTHING`;

function rowOf(to: string | MailMember, mail: Mail, at: Date, newBooking: Prisma.Sql | null) {
  const { id, email } = typeof to === "string" ? { id: null, email: to } : to;
  return Prisma.sql`(${mail.kind}, ${topicOf(mail)}, ${id}::int, ${mail.aboutMemberId ?? null}::int, ${mail.aboutId ?? null}::int, ${mail.aboutEmail ?? null},
      ${mail.bookingId === "new" ? newBooking : (mail.bookingId ?? null)}::int, ${mail.alarmId ?? null}::int, ${mail.onceKey ?? null}, ${email},
      ${mail.subject}, ${mail.text}, ${mail.secretLink ?? null}, ${at}, ${mail.leavesAt ?? at},
      ${mail.push?.words ?? null}, ${mail.push?.path ?? null})`;
}

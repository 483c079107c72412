import { Prisma, type Tx } from "../database/open-database";
import type { Mail, MailMember } from "./mail";

/** Puts a message in the outbox, in the transaction of what it tells about, unless it is unwanted. */
export async function queueMail(
  tx: Tx,
  to: string | MailMember,
  mail: Mail,
  at: Date,
): Promise<void> {
  if (wants(to, mail)) await tx.$executeRaw`${insertMailSql(to, [mail], at)}`;
}

/** Whether this reader has not chosen to do without messages of this topic. */
export const wants = (to: string | MailMember, { topic }: Mail): boolean =>
  typeof to === "string" || !topic || !to.mutedMail.includes(topic);

const bookingOf = ({ bookingId }: Mail, written = Prisma.sql`NULL`): Prisma.Sql =>
  bookingId === "new" ? written : Prisma.sql`${bookingId ?? null}::int`;

/**
 * The outbox's part of a statement, for at least one message. `booking` is an expression for the
 * new booking's id, so that a booking and its messages can be one statement.
 */
export function insertMailSql(
  to: string | MailMember,
  mails: readonly Mail[],
  at: Date,
  booking?: Prisma.Sql,
): Prisma.Sql {
  const { id, email } = typeof to === "string" ? { id: null, email: to } : to;
  const rows = mails.map(
    (mail) => Prisma.sql`(${mail.kind}, ${mail.topic ?? null}, ${id}::int,
      ${bookingOf(mail, booking)}, ${mail.onceKey ?? null}, ${email},
      ${mail.subject}, ${mail.text}, ${mail.secretLink ?? null}, ${at}, ${at})`,
  );
  return Prisma.sql`
    INSERT INTO "outbox" ("kind", "topic", "memberId", "bookingId", "onceKey", "recipient",
                          "subject", "text", "secretLink", "createdAt", "nextAttemptAt")
    VALUES ${Prisma.join(rows)} ON CONFLICT ("onceKey") DO NOTHING`;
}

import { addMinutes } from "date-fns";
import type { PrismaClient, Tx } from "../database/open-database";
import type { Mail } from "./mail";

/** A message on its way: `text` is complete, its one-time address in place. */
export interface OutgoingMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
}

/** Takes one message out of the house, or throws. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

/** Puts a message in the outbox, in the transaction of what it tells about. */
export async function queueMail(tx: Tx, recipient: string, mail: Mail, at: Date): Promise<void> {
  await tx.outboxMessage.create({ data: { recipient, ...mail, createdAt: at, nextAttemptAt: at } });
}

/** Sends what is due, one message at a time, and gives how many went out. */
export async function deliverDueMail(
  db: PrismaClient,
  transport: MailTransport,
  now: () => Date,
): Promise<number> {
  let sent = 0;
  for (let mail = await claimNext(db, now()); mail; mail = await claimNext(db, now())) {
    if (await deliver(db, transport, mail, now())) sent += 1;
  }
  return sent;
}

interface ClaimedMail extends OutgoingMail {
  secretLink: string | null;
}

// The claim itself moves the next attempt, so a sender that dies leaves the message to be retried.
async function claimNext(db: PrismaClient, at: Date): Promise<ClaimedMail | undefined> {
  const [mail] = await db.$queryRaw<ClaimedMail[]>`
    UPDATE "outbox" SET "attempts" = "attempts" + 1,
      "nextAttemptAt" = ${at}::timestamptz + least(power(2, "attempts"), 60) * interval '1 minute'
    WHERE "id" = (SELECT "id" FROM "outbox"
      WHERE "sentAt" IS NULL AND "nextAttemptAt" <= ${at}
        AND "createdAt" > ${addMinutes(at, -24 * 60)}
      ORDER BY "id" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id", "recipient", "subject", "text", "secretLink"`;
  return mail;
}

async function deliver(
  db: PrismaClient,
  transport: MailTransport,
  { secretLink, ...mail }: ClaimedMail,
  at: Date,
): Promise<boolean> {
  const text = secretLink ? mail.text.replace("{link}", secretLink) : mail.text;
  const failure = await transport({ ...mail, text }).then(
    () => null,
    (error: unknown) => String(error),
  );
  await db.outboxMessage.update({
    where: { id: mail.id },
    data: failure === null ? { sentAt: at, secretLink: null } : { lastError: failure },
  });
  return failure === null;
}

import { setTimeout } from "node:timers/promises";
import { addMinutes, subHours } from "date-fns";
import { isLinkOpen } from "../auth/one-time-links";
import { namedColumns } from "../database/named-columns";
import { Prisma, type PrismaClient } from "../database/open-database";
import { untilReachable } from "../database/until-reachable";
import { writing } from "../database/writing";
import type { OutboxMessage } from "../generated/prisma/client";
import { forgetIfLeft } from "../notifications/forget-mail";
import { invitationKind, mailOrder } from "../notifications/mail-order";
import { findMember } from "../people/member-queries";
import { momentAt } from "../time/moment";
import { failureOf, sendDue } from "../workers/send-due";
import { type ComposedMail, composeMail, type MailOffice } from "./compose-mail";

/** Takes one message out of the house, or throws. */
export type MailTransport = (mail: ComposedMail) => Promise<void>;

/** How long one sender has a message to itself; longer than any transport takes. */
const heldMinutes = 10;
/** An alarm cannot wait for a process that was killed: better that it arrives twice. */
const alarmHeldMinutes = 2;
const longestPauseMinutes = 30;
const poisonHours = 24;
/** What is to wait longer than anything waits was written before a clock was put back. */
const clockMinutes = longestPauseMinutes + 5;

/**
 * Sends what is due, one message at a time, and gives how many went out. What fails is tried
 * again after 1, 2, 4, 8, 16 and then every 30 minutes, an alarm every minute, and set aside after a
 * day of that. It rests `breathMs` after each message, and says the kind of each that left.
 */
export async function deliverDueMail(
  db: PrismaClient,
  transport: MailTransport,
  office: MailOffice,
  now: () => Date,
  { stopping = (): boolean => false, breathMs = (): number => 0, onLeft = noteNothing } = {},
): Promise<number> {
  const send = async (mail: OutboxMessage) => {
    const sent = await deliver(db, transport, office, mail, now);
    if (sent) onLeft(mail.kind);
    const restMs = breathMs();
    if (restMs > 0) await setTimeout(restMs);
    return sent;
  };
  return sendDue(() => claimNext(db, now()), send, stopping);
}

const noteNothing: (kind: string) => unknown = () => {};

const mailColumns = namedColumns(Prisma.OutboxMessageScalarFieldEnum, "outbox");

// The claim moves the next attempt by itself, and sets aside what has failed for a day before its
// last try, so that a message which ends the process is not tried for ever.
async function claimNext(db: PrismaClient, at: Date): Promise<OutboxMessage | undefined> {
  const [mail] = await db.$queryRaw<OutboxMessage[]>`
    UPDATE "outbox" SET "attempts" = "attempts" + 1,
      "firstTriedAt" = coalesce("firstTriedAt", ${at}::timestamptz),
      "nextAttemptAt" = CASE WHEN "alarmId" IS NULL
        THEN ${addMinutes(at, heldMinutes)}::timestamptz
        ELSE ${addMinutes(at, alarmHeldMinutes)}::timestamptz END,
      "setAsideAt" = CASE WHEN "firstTriedAt" <= ${subHours(at, poisonHours)}::timestamptz
                          THEN ${at}::timestamptz END
    WHERE "id" = (SELECT "id" FROM "outbox"
      WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL
        AND ("nextAttemptAt" <= ${at}::timestamptz
          OR "nextAttemptAt" > ${addMinutes(at, clockMinutes)}::timestamptz)
      ORDER BY ${mailOrder} LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${mailColumns}`;
  return mail;
}

async function deliver(
  db: PrismaClient,
  transport: MailTransport,
  office: MailOffice,
  mail: OutboxMessage,
  now: () => Date,
): Promise<boolean> {
  const moment = momentAt(now());
  if (await isNeedless(db, mail, moment.at)) {
    await db.outboxMessage.deleteMany({ where: { id: mail.id } });
    return false;
  }
  const failure = await failureOf(composeMail(db, mail, office, moment.clock).then(transport));
  const at = now();
  const outcome =
    failure === null
      ? Prisma.sql`"sentAt" = ${at}, "setAsideAt" = NULL, "secretLink" = NULL, "lastError" = NULL`
      : Prisma.sql`"lastError" = ${failure}, "nextAttemptAt" = ${addMinutes(at, pauseMinutes(mail))}`;
  // What has left and is not noted would leave again.
  await untilReachable(() =>
    writing(db, async (tx) => {
      await tx.$executeRaw`UPDATE "outbox" SET ${outcome} WHERE "id" = ${mail.id}`;
      // A second statement: it sees also who left while the first one waited for their removal.
      await forgetIfLeft(tx, mail.id);
    }),
  );
  return failure === null;
}

// Who has signed in, has a password by now or is gone needs no invitation, nor whoever got a newer one.
async function isNeedless(db: PrismaClient, mail: OutboxMessage, at: Date): Promise<boolean> {
  const { kind, memberId, secretLink } = mail;
  if (kind !== invitationKind || memberId === null || secretLink === null) return false;
  const member = await findMember(db, memberId);
  return member?.lastLogin !== null || !(await isLinkOpen(db, secretLink, at));
}

/** Minutes to wait after this many attempts; alarms are tried again every minute. */
const pauseMinutes = ({ attempts, alarmId }: OutboxMessage) =>
  alarmId === null ? Math.min(2 ** Math.min(attempts - 1, 10), longestPauseMinutes) : 1;

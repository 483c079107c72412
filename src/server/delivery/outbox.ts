import { setTimeout } from "node:timers/promises";
import { addMinutes } from "date-fns";
import { Prisma, type PrismaClient } from "../database/open-database";
import { untilReachable } from "../database/until-reachable";
import { writing } from "../database/writing";
import type { OutboxMessage } from "../generated/prisma/client";
import { forgetIfLeft } from "../mail/forget-mail";
import { clubMomentAt } from "../settings/profile-queries";
import { sendDue } from "../workers/send-due";
import { claimMail, longestPauseMinutes } from "./claim-mail";
import { type ComposedMail, composeMail, type MailOffice } from "./compose-mail";
import { isOverLimit } from "./is-over-limit";
import { readyMail } from "./ready-mail";

/**
 * Takes one message out of the server, or throws; it gives "kept" where that is only into a folder.
 */
export type MailTransport = (mail: ComposedMail) => Promise<unknown>;

/**
 * Sends what is due, one message at a time, and gives how many went out. What fails is tried
 * again after 1, 2, 4, 8, 16 and then every 30 minutes, an alarm every minute, and set aside after a
 * day of that, unless the mail server takes no more from the club for now. What its reader is told later waits
 * for it, but for alarms and links to choose a password. What nobody awaits leaves within the office's limits.
 * It rests `breathMs` after each message, and says what left and what failed.
 */
export async function deliverDueMail(
  db: PrismaClient,
  transport: MailTransport,
  office: MailOffice,
  now: () => Date,
  {
    stopping = (): boolean => false,
    breathMs = (): number => 0,
    onLeft = ignore,
    onFailed = ignoreFailure,
  } = {},
): Promise<number> {
  const send = async (mail: OutboxMessage) => {
    const fate = await deliver(db, transport, office, mail, now);
    if (fate === "sent") onLeft(mail.kind);
    if (typeof fate === "object") onFailed(mail, fate.error);
    const restMs = breathMs();
    if (restMs > 0) await setTimeout(restMs);
    return fate === "sent";
  };
  return sendDue(() => claimMail(db, now(), office.limits), send, stopping);
}

const ignore: (kind: string) => unknown = () => {};
const ignoreFailure: (mail: OutboxMessage, error: unknown) => unknown = () => {};

async function deliver(
  db: PrismaClient,
  transport: MailTransport,
  office: MailOffice,
  mail: OutboxMessage,
  now: () => Date,
): Promise<Fate> {
  const fate = await carry(db, transport, office, mail, now()).catch((error: unknown) => ({
    error,
  }));
  if (fate === "dropped") return fate;
  const outcome = outcomeOf(fate, mail, now());
  // What has left and is not noted would leave again.
  await untilReachable(() =>
    writing(db, async (tx) => {
      await tx.$executeRaw`UPDATE "outbox" SET ${outcome} WHERE "id" = ${mail.id}`;
      // A second statement: it sees also who left while the first one waited for their removal.
      await forgetIfLeft(tx, mail.id);
    }),
  );
  return fate;
}

/** What became of a message that was due. */
type Fate = "sent" | "kept" | "dropped" | { error: unknown };

async function carry(
  db: PrismaClient,
  transport: MailTransport,
  office: MailOffice,
  { id }: OutboxMessage,
  at: Date,
): Promise<Fate> {
  const moment = await clubMomentAt(db, at);
  const mail = await readyMail(db, id, office.publicUrl, moment);
  if (!mail) return "dropped";
  const given = await transport(await composeMail(db, mail, office, moment));
  return given === "kept" ? given : "sent";
}

function outcomeOf(fate: Exclude<Fate, "dropped">, mail: OutboxMessage, at: Date): Prisma.Sql {
  if (fate === "sent") {
    return Prisma.sql`"sentAt" = ${at}, "setAsideAt" = NULL, "secretLink" = NULL, "lastError" = NULL`;
  }
  if (fate === "kept") {
    return Prisma.sql`"kept" = true, "setAsideAt" = ${at}, "secretLink" = NULL, "lastError" = NULL`;
  }
  const failed = Prisma.sql`"lastError" = ${String(fate.error)}, "nextAttemptAt" = ${addMinutes(at, pauseMinutes(mail))}`;
  // Its turn has not come: that is no failure of the message.
  const untried = Prisma.sql`"firstTriedAt" = NULL, "setAsideAt" = NULL`;
  return isOverLimit(fate.error) ? Prisma.join([failed, untried]) : failed;
}

/** Minutes to wait after this many attempts; alarms are tried again every minute. */
const pauseMinutes = ({ attempts, alarmId }: OutboxMessage) =>
  alarmId === null ? Math.min(2 ** Math.min(attempts - 1, 10), longestPauseMinutes) : 1;

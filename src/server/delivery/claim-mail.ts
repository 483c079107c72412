import { addMinutes, subHours, subMinutes } from "date-fns";
import type { MailKind } from "../../shared/mail/mail-kinds";
import { namedColumns } from "../database/named-columns";
import { type Db, Prisma, type PrismaClient, type Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { OutboxMessage } from "../generated/prisma/client";
import { lockMailTurns } from "../locks";
import { isMailing, isPrompt, isUnhurried, mailOrder } from "../mail/mail-order";

/** How much may leave of what is not urgent, from all processes together. */
export interface MailLimits {
  /** messages an hour that nobody awaits */
  unhurriedPerHour: number;
  /** announcements and invitations a minute */
  mailingsPerMinute: number;
}

const noLimits: MailLimits = {
  unhurriedPerHour: Number.MAX_SAFE_INTEGER,
  mailingsPerMinute: Number.MAX_SAFE_INTEGER,
};

/** How long one sender has a message to itself; longer than any transport takes. */
const heldMinutes = 10;
/** An alarm cannot wait for a process that was killed: better that it arrives twice. */
const alarmHeldMinutes = 2;
const poisonHours = 24;
/** Minutes; the longest that a failed message rests. */
export const longestPauseMinutes = 30;
/** What is to wait longer than anything waits was written before a clock was put back. */
const clockMinutes = longestPauseMinutes + 5;

/**
 * Takes the next message that may leave: what is prompt first, then what leaves in turn, as far as its
 * limit lets it. What it does not let waits as it is.
 */
export const claimMail = async (
  db: PrismaClient,
  at: Date,
  limits = noLimits,
): Promise<OutboxMessage | undefined> =>
  (await claimPrompt(db, at)) ?? (await writing(db, (tx) => claimInTurn(tx, at, limits)));

// An earlier message in turn, which may have to wait for that, holds back nothing prompt.
const claimPrompt = (db: Db, at: Date) =>
  claim(db, at, {
    which: isPrompt,
    held: Prisma.sql`"alarmId" IS NULL AND "kind" <> ${"password link" satisfies MailKind} AND ${earlierTried(isPrompt)}`,
    firstTriedAt: Prisma.sql`"firstTriedAt"`,
    turnAt: Prisma.sql`NULL`,
  });

async function claimInTurn(
  tx: Tx,
  at: Date,
  { unhurriedPerHour, mailingsPerMinute }: MailLimits,
): Promise<OutboxMessage | undefined> {
  await lockMailTurns(tx);
  return (
    (await claimTurn(tx, at, isUnhurried, { since: subHours(at, 1), most: unhurriedPerHour })) ??
    (await claimTurn(tx, at, isMailing, { since: subMinutes(at, 1), most: mailingsPerMinute }))
  );
}

/** Expects `lockMailTurns`, so that nobody else takes the last turn meanwhile. */
function claimTurn(
  tx: Tx,
  at: Date,
  which: Prisma.Sql,
  { since, most }: { since: Date; most: number },
) {
  // Of a clock that was put back none counts that had its turn later than now.
  const counted = Prisma.sql`"turnAt" > ${since}::timestamptz AND "turnAt" <= ${at}::timestamptz`;
  return claim(tx, at, {
    // What counts already is tried again without another turn.
    which: Prisma.sql`${which} AND (${counted} OR ${most}::bigint >
      (SELECT count(*) FROM "outbox" WHERE ${which} AND ${counted}))`,
    held: earlierTried(Prisma.sql`TRUE`),
    // What waited for its turn did not fail meanwhile.
    firstTriedAt: Prisma.sql`"firstTriedAt" + greatest(${at}::timestamptz - "nextAttemptAt", '0')`,
    turnAt: Prisma.sql`${at}::timestamptz`,
  });
}

/** Whether something that this message's reader was told before was tried and has not left. */
const earlierTried = (which: Prisma.Sql) => Prisma.sql`EXISTS (
  SELECT FROM (SELECT * FROM "outbox" WHERE ${which}) earlier
   WHERE earlier."memberId" = "outbox"."memberId" AND earlier."id" < "outbox"."id"
     AND earlier."sentAt" IS NULL AND earlier."setAsideAt" IS NULL
     AND earlier."attempts" > 0 AND earlier."alarmId" IS NULL)`;

const mailColumns = namedColumns(Prisma.OutboxMessageScalarFieldEnum, "outbox");

interface Claim {
  which: Prisma.Sql;
  held: Prisma.Sql;
  firstTriedAt: Prisma.Sql;
  turnAt: Prisma.Sql;
}

// The claim moves the next attempt by itself, and sets aside what has failed for a day before its
// last try, so that a message which ends the process is not tried for ever.
async function claim(
  db: Db,
  at: Date,
  { which, held, firstTriedAt, turnAt }: Claim,
): Promise<OutboxMessage | undefined> {
  const [mail] = await db.$queryRaw<OutboxMessage[]>`
    UPDATE "outbox" SET "attempts" = "attempts" + 1,
      "firstTriedAt" = coalesce(${firstTriedAt}, ${at}::timestamptz),
      "turnAt" = ${turnAt},
      "nextAttemptAt" = CASE WHEN "alarmId" IS NULL
        THEN ${addMinutes(at, heldMinutes)}::timestamptz
        ELSE ${addMinutes(at, alarmHeldMinutes)}::timestamptz END,
      "setAsideAt" = CASE WHEN ${firstTriedAt} <= ${subHours(at, poisonHours)}::timestamptz
                          THEN ${at}::timestamptz END
    WHERE "id" = (SELECT "id" FROM "outbox"
      WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL AND ${which}
        AND ("nextAttemptAt" <= ${at}::timestamptz
          OR "nextAttemptAt" > ${addMinutes(at, clockMinutes)}::timestamptz)
        AND NOT (${held})
      ORDER BY ${mailOrder} LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${mailColumns}`;
  return mail;
}

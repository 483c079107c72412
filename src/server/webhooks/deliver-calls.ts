import { addMinutes, addSeconds, subMinutes } from "date-fns";
import { namedColumns } from "../database/named-columns";
import { Prisma, type PrismaClient } from "../database/open-database";
import { untilReachable } from "../database/until-reachable";
import type { WebhookCall } from "../generated/prisma/client";
import { failureOf, pauseAfter, sendDue } from "../workers/send-due";

/** Takes one body out of the server, or throws. */
export type CallTransport = (body: string) => Promise<void>;

/** How long one sender has a call to itself; longer than any call takes. */
const heldSeconds = 30;
/** After each failure; the last holds from then on. */
const pauseSeconds = [15, 30, 60, 120, 300];
const givenUpAfterMinutes = 60;
/** What is to wait longer than anything waits was written before a clock was put back. */
const clockMinutes = 10;

/**
 * Makes the webhook calls that are due, one at a time, and gives how many arrived. What fails is tried
 * again for an hour, and then set aside.
 */
export function deliverDueCalls(
  db: PrismaClient,
  transport: CallTransport,
  now: () => Date,
  stopping = (): boolean => false,
): Promise<number> {
  return sendDue(
    () => claimNext(db, now()),
    (call) => deliver(db, call, transport, now),
    stopping,
  );
}

const callColumns = namedColumns(Prisma.WebhookCallScalarFieldEnum, "webhook_calls");

// The claim sets aside what has failed for an hour before its last try, so that a call which ends the
// process is not tried for ever.
async function claimNext(db: PrismaClient, at: Date): Promise<WebhookCall | undefined> {
  const [call] = await db.$queryRaw<WebhookCall[]>`
    UPDATE "webhook_calls" SET "attempts" = "attempts" + 1,
      "firstTriedAt" = coalesce("firstTriedAt", ${at}::timestamptz),
      "nextAttemptAt" = ${addSeconds(at, heldSeconds)}::timestamptz,
      "setAsideAt" = CASE WHEN "firstTriedAt" <= ${subMinutes(at, givenUpAfterMinutes)}::timestamptz
                          THEN ${at}::timestamptz END
    WHERE "id" = (SELECT "id" FROM "webhook_calls"
      WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL
        AND ("nextAttemptAt" <= ${at}::timestamptz
          OR "nextAttemptAt" > ${addMinutes(at, clockMinutes)}::timestamptz)
      ORDER BY "nextAttemptAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${callColumns}`;
  return call;
}

async function deliver(
  db: PrismaClient,
  { id, body, attempts }: WebhookCall,
  transport: CallTransport,
  now: () => Date,
): Promise<boolean> {
  const failure = await failureOf(transport(body));
  const at = now();
  const data =
    failure === null
      ? { sentAt: at, setAsideAt: null, lastError: null }
      : { lastError: failure, nextAttemptAt: addSeconds(at, pauseAfter(attempts, pauseSeconds)) };
  await untilReachable(() => db.webhookCall.update({ where: { id }, data }));
  return failure === null;
}

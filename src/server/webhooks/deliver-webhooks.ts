import { addMinutes, addSeconds, differenceInSeconds, subDays, subHours } from "date-fns";
import { clubSubject, recordAct } from "../audit/record-act";
import { namedColumns } from "../database/named-columns";
import { Prisma, type PrismaClient, type Tx } from "../database/open-database";
import { untilReachable } from "../database/until-reachable";
import { writing } from "../database/writing";
import type { Webhook, WebhookDelivery } from "../generated/prisma/client";
import { lockWebhook } from "../locks";
import { notifyAdmins } from "../mail/notify-staff";
import { nobody } from "../people/actor";
import type { Moment } from "../time/moment";
import { pauseAfter, sendDue } from "../workers/send-due";
import { TimedOut } from "./post-checked";
import { sendSigned, type WebhookTarget } from "./send-signed";
import { webhookOffMail } from "./webhook-mails";
import { webhookMessage } from "./webhook-message";
import { stillSigns } from "./webhook-secrets";

/** Takes one message to a program of others, or throws. */
export type WebhookTransport = (target: WebhookTarget, body: string) => Promise<void>;

export const signedTransport =
  (now: () => Date, allowPrivate: boolean): WebhookTransport =>
  (target, body) =>
    sendSigned(target, body, now(), { allowPrivate });

/** How long one sender has a message to itself; longer than any call takes. */
const heldSeconds = 30;
/** After each failure; the last holds from then on. */
const pauseSeconds = [5, 30, 2 * 60, 10 * 60, 30 * 60, 60 * 60];
const shortestRestSeconds = 5;
const longestRestSeconds = 5 * 60;
/** What is to wait longer than anything waits was written before a clock was put back. */
const clockMinutes = 65;
const givenUpAfterHours = 24;
const offAfterDays = 3;
/** While something waits it is tried every hour; so after a day without a failure, failing begins anew. */
const forgottenAfterHours = 24;

/** The loops under way, by webhook; what each gives is how many messages arrived. */
export type WebhookLoops = Map<number, Promise<number>>;

/**
 * Begins a loop for every webhook that is on and has none in `loops`: it sends what is due, one message
 * after the other. What hangs holds up its own loop alone. Gives the loops that it began.
 */
export async function beginWebhookLoops(
  db: PrismaClient,
  transport: WebhookTransport,
  moment: () => Moment,
  loops: WebhookLoops,
  stopping = (): boolean => false,
): Promise<Promise<number>[]> {
  const webhooks = await db.webhook.findMany({ where: { active: true }, select: { id: true } });
  const begin = (id: number) => {
    const loop = sendDue(
      () => claimNext(db, id, moment().at),
      (delivery) => deliver(db, delivery, transport, moment),
      stopping,
    ).finally(() => loops.delete(id));
    loops.set(id, loop);
    return loop;
  };
  return webhooks.filter(({ id }) => !loops.has(id)).map(({ id }) => begin(id));
}

const columns = namedColumns(Prisma.WebhookDeliveryScalarFieldEnum, "webhook_deliveries");

// What is about one booking leaves in order: while an earlier message of it is still to be sent, it waits.
// A webhook that let one time out rests.
async function claimNext(
  db: PrismaClient,
  webhookId: number,
  at: Date,
): Promise<WebhookDelivery | undefined> {
  const [delivery] = await db.$queryRaw<WebhookDelivery[]>`
    UPDATE "webhook_deliveries" SET "attempts" = "attempts" + 1,
      "firstTriedAt" = coalesce("firstTriedAt", ${at}::timestamptz),
      "nextAttemptAt" = ${addSeconds(at, heldSeconds)}::timestamptz
    WHERE "id" = (SELECT one."id" FROM "webhook_deliveries" one
      WHERE one."webhookId" = ${webhookId} AND one."sentAt" IS NULL AND one."givenUpAt" IS NULL
        AND (one."nextAttemptAt" IS NULL OR one."nextAttemptAt" <= ${at}::timestamptz
          OR one."nextAttemptAt" > ${addMinutes(at, clockMinutes)}::timestamptz)
        AND EXISTS (SELECT 1 FROM "webhooks" WHERE "id" = ${webhookId} AND "active"
          AND ("pausedUntil" IS NULL OR "pausedUntil" <= ${at}::timestamptz
            OR "pausedUntil" > ${addMinutes(at, clockMinutes)}::timestamptz))
        AND NOT EXISTS (SELECT 1 FROM "webhook_deliveries" earlier
          WHERE earlier."webhookId" = one."webhookId" AND earlier."bookingId" = one."bookingId"
            AND earlier."id" < one."id"
            AND earlier."sentAt" IS NULL AND earlier."givenUpAt" IS NULL)
      ORDER BY one."id" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`;
  return delivery;
}

async function deliver(
  db: PrismaClient,
  delivery: WebhookDelivery,
  transport: WebhookTransport,
  moment: () => Moment,
): Promise<boolean> {
  const webhook = await db.webhook.findUnique({ where: { id: delivery.webhookId } });
  if (!webhook) return false;
  const { club, at: begun } = moment();
  const { url, secret } = webhook;
  const oldSecret = stillSigns(webhook, begun) ? webhook.oldSecret : undefined;
  const message = webhookMessage(delivery, club);
  const failure = await transport({ url, secret, oldSecret }, message).then(
    () => null,
    (error: unknown) => ({ words: String(error), timedOut: error instanceof TimedOut }),
  );
  const { at } = moment();
  await untilReachable(() =>
    writing(db, (tx) =>
      failure === null ? noteArrival(tx, delivery, at) : noteFailure(tx, delivery, failure, at),
    ),
  );
  return failure === null;
}

async function noteArrival(tx: Tx, { id, webhookId }: WebhookDelivery, at: Date): Promise<void> {
  await tx.webhook.updateMany({
    where: { id: webhookId, failingSince: { not: null } },
    data: { failingSince: null, pausedUntil: null },
  });
  const data = { sentAt: at, givenUpAt: null, lastError: null };
  await tx.webhookDelivery.updateMany({ where: { id }, data });
}

interface Failure {
  words: string;
  timedOut: boolean;
}

// Of several processes one switches the webhook off, and one mail is written.
async function noteFailure(
  tx: Tx,
  delivery: WebhookDelivery,
  { words: lastError, timedOut }: Failure,
  at: Date,
): Promise<void> {
  const webhook = await lockWebhook(tx, delivery.webhookId);
  await tx.webhookDelivery.updateMany({
    where: { id: delivery.id, sentAt: null },
    data: { lastError, ...afterFailure(delivery, at) },
  });
  const { id, url, active } = webhook;
  const failingSince = goesOnFailing(webhook, at) ?? at;
  const over = active && failingSince <= subDays(at, offAfterDays);
  await tx.webhook.update({
    where: { id },
    data: {
      failingSince,
      lastFailedAt: at,
      pausedUntil: timedOut ? addSeconds(at, restSeconds(failingSince, at)) : null,
      active: active && !over,
    },
  });
  if (!over) return;
  await notifyAdmins(tx, webhookOffMail(webhook, lastError), at);
  await recordAct(tx, nobody, "webhook switched off", clubSubject(url, id), at);
}

function afterFailure({ attempts, firstTriedAt }: WebhookDelivery, at: Date) {
  const isOver = firstTriedAt !== null && firstTriedAt <= subHours(at, givenUpAfterHours);
  const pause = pauseAfter(attempts, pauseSeconds);
  return isOver ? { givenUpAt: at } : { nextAttemptAt: addSeconds(at, pause) };
}

/** How long a webhook rests that let a message time out: as long as it has failed by now, within bounds. */
const restSeconds = (failingSince: Date, at: Date): number =>
  Math.min(
    Math.max(differenceInSeconds(at, failingSince), shortestRestSeconds),
    longestRestSeconds,
  );

/** Since when it has failed again and again; null where this failure is the first. */
const goesOnFailing = ({ failingSince, lastFailedAt }: Webhook, at: Date): Date | null =>
  lastFailedAt && lastFailedAt > subHours(at, forgottenAfterHours) ? failingSince : null;

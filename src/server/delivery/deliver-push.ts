import { addHours, addSeconds } from "date-fns";
import { namedColumns } from "../database/named-columns";
import { Prisma, type PrismaClient } from "../database/open-database";
import { untilReachable } from "../database/until-reachable";
import type { PushCall } from "../generated/prisma/client";
import type { PushTransport } from "../push/send-push";
import type { Moment } from "../time/moment";
import { pauseAfter, sendDue } from "../workers/send-due";
import { type ReadyPush, readyPush } from "./ready-push";

/** So many leave at once: a push service that hangs holds up no alarm. */
const sendersAtOnce = 4;
/** How long one sender has a call to itself; longer than any call takes. */
const heldSeconds = 30;
/** After each failure; the last holds for as long as the message is true. */
const pauseSeconds = [15, 60, 5 * 60, 15 * 60, 30 * 60];
/** What is to wait longer than a night was written before a clock was put back. */
const clockHours = 9;

/**
 * Takes to members' devices what is due, alarms first and trials last, and gives how many arrived. A device
 * that its push service does not know any more is forgotten; what fails otherwise is tried again.
 */
export async function deliverDuePush(
  db: PrismaClient,
  transport: PushTransport,
  publicUrl: string,
  moment: () => Moment,
  stopping = (): boolean => false,
): Promise<number> {
  const sender = () =>
    sendDue(
      () => claimNext(db, moment().at),
      (call) => deliver(db, call, transport, publicUrl, moment),
      stopping,
    );
  // Where nothing is due, one look is enough.
  const first = await claimNext(db, moment().at);
  if (!first) return 0;
  const [arrived, ...others] = await Promise.all([
    deliver(db, first, transport, publicUrl, moment),
    ...Array.from({ length: sendersAtOnce }, sender),
  ]);
  return others.reduce((sum, count) => sum + count, Number(arrived));
}

const columns = namedColumns(Prisma.PushCallScalarFieldEnum, "push_calls");

async function claimNext(db: PrismaClient, at: Date): Promise<PushCall | undefined> {
  const [call] = await db.$queryRaw<PushCall[]>`
    UPDATE "push_calls" SET "attempts" = "attempts" + 1,
      "nextAttemptAt" = ${addSeconds(at, heldSeconds)}::timestamptz
    WHERE "id" = (SELECT one."id" FROM "push_calls" one
        LEFT JOIN "outbox" message ON message."id" = one."messageId"
      WHERE one."sentAt" IS NULL AND one."setAsideAt" IS NULL
        AND (one."nextAttemptAt" <= ${at}::timestamptz
          OR one."nextAttemptAt" > ${addHours(at, clockHours)}::timestamptz)
      ORDER BY one."messageId" IS NULL, message."alarmId" IS NULL, one."nextAttemptAt", one."id"
      LIMIT 1 FOR UPDATE OF one SKIP LOCKED)
    RETURNING ${columns}`;
  return call;
}

async function deliver(
  db: PrismaClient,
  call: PushCall,
  transport: PushTransport,
  publicUrl: string,
  moment: () => Moment,
): Promise<boolean> {
  const ready = await readyPush(db, call, publicUrl, moment());
  const fate = "parcel" in ready ? await carry(db, ready, transport) : ready;
  const data = afterwards(call, fate, moment().at);
  // Its device may be gone by now, and the call with it.
  await untilReachable(() => db.pushCall.updateMany({ where: { id: call.id }, data }));
  return fate === "arrived";
}

/** What became of a call that was due. */
type Fate = "arrived" | { failure: string } | Exclude<ReadyPush, { parcel: unknown }>;

async function carry(
  db: PrismaClient,
  { parcel }: Extract<ReadyPush, { parcel: unknown }>,
  transport: PushTransport,
): Promise<Fate> {
  try {
    const status = await transport(parcel);
    if (status >= 200 && status <= 299) return "arrived";
    if (status === 404 || status === 410) {
      const { endpoint } = parcel.device;
      await db.pushDevice.deleteMany({ where: { endpoint } });
    }
    return { failure: `Answered with status ${status}` };
  } catch (error) {
    return { failure: String(error) };
  }
}

function afterwards({ attempts, messageId }: PushCall, fate: Fate, at: Date) {
  if (fate === "arrived") return { sentAt: at, lastError: null };
  if ("waitsUntil" in fate) return { attempts: attempts - 1, nextAttemptAt: fate.waitsUntil };
  if ("outdated" in fate) return { setAsideAt: at, lastError: fate.outdated };
  const lastError = fate.failure;
  // Whoever asked for a trial looks at their device now.
  if (messageId === null) return { setAsideAt: at, lastError };
  return { lastError, nextAttemptAt: addSeconds(at, pauseAfter(attempts, pauseSeconds)) };
}

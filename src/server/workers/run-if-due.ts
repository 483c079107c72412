import { addMinutes } from "date-fns";
import type { PrismaClient } from "../database/open-database";
import { untilReachable } from "../database/until-reachable";
import type { Moment } from "../time/moment";
import type { Job } from "./job";

const usuallyHeldMinutes = 30;
/** Clocks that differ by less run a job once; one that is further ahead was put back since. */
const clockMinutes = 5;
const againAfterFailureMinutes = 5;

/** Makes the jobs known to the database. A job it has never seen is due at once. */
export async function enrolJobs(db: PrismaClient, jobs: readonly Job[], at: Date): Promise<void> {
  await db.job.createMany({
    data: jobs.map(({ name }) => ({ name, dueAt: at })),
    skipDuplicates: true,
  });
}

/**
 * Runs a job if it is due: once for its due time whichever process comes first, and once for all due
 * times that passed while no process ran. A failed run is tried again after five minutes, and one
 * that `stopping` interrupts by the next process. Gives whether it ran.
 */
export async function runIfDue(
  db: PrismaClient,
  job: Job,
  tell: () => Moment,
  onError: (error: unknown) => void,
  stopping?: AbortSignal,
): Promise<boolean> {
  const moment = tell();
  const { at, clock } = moment;
  if (!(await claim(db, job, moment))) return false;
  const finished = job.run(moment).then(
    (result) => ({ result, failed: false, dueAt: job.next(at, clock) }),
    (error: unknown) => {
      onError(error);
      const again = addMinutes(at, againAfterFailureMinutes);
      const next = job.next(at, clock);
      return { result: String(error), failed: true, dueAt: again < next ? again : next };
    },
  );
  const interrupted = {
    result: "Interrupted, because its process stopped",
    failed: true,
    dueAt: at,
  };
  const outcome = await orInterrupted(finished, interrupted, stopping);
  // Only while it is still ours: after a run that took too long it may be somebody else's.
  await untilReachable(() =>
    db.job.updateMany({
      where: { name: job.name, startedAt: at },
      data: { ...outcome, heldUntil: null, finishedAt: tell().at },
    }),
  );
  return true;
}

async function claim(db: PrismaClient, job: Job, { at, clock }: Moment): Promise<boolean> {
  const { name, heldMinutes = usuallyHeldMinutes } = job;
  const afterClockWasPutBack = { gt: job.next(addMinutes(at, clockMinutes), clock) };
  const { count } = await db.job.updateMany({
    where: {
      name,
      AND: [
        { OR: [{ dueAt: { lte: at } }, { dueAt: afterClockWasPutBack }] },
        { OR: [{ heldUntil: null }, { heldUntil: { lte: at } }] },
      ],
    },
    data: { startedAt: at, heldUntil: addMinutes(at, heldMinutes) },
  });
  return count === 1;
}

/** What the work gives, or `interrupted` once `stopping` comes; listens only as long as the work takes. */
async function orInterrupted<T>(
  work: Promise<T>,
  interrupted: T,
  stopping?: AbortSignal,
): Promise<T> {
  let interrupt = () => {};
  const stopped = new Promise<T>((settle) => {
    interrupt = () => settle(interrupted);
  });
  if (stopping?.aborted) interrupt();
  stopping?.addEventListener("abort", interrupt);
  try {
    return await Promise.race([work, stopped]);
  } finally {
    stopping?.removeEventListener("abort", interrupt);
  }
}

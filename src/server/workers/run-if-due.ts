import { addMinutes } from "date-fns";
import type { Db, PrismaClient } from "../database/open-database";
import { untilReachable } from "../database/until-reachable";
import { writing } from "../database/writing";
import type { Moment } from "../time/moment";
import { type Job, nextDue } from "./job";

const usuallyHeldMinutes = 30;
/** Clocks that differ by less run a job once; of a run further ahead the clock was put back since. */
const clockMinutes = 5;
const againAfterFailureMinutes = 5;

/** The clock of the process, and what an instant is at the club as the database has it. */
export interface JobTime {
  now: () => Date;
  momentOf: (db: Db, at: Date) => Promise<Moment>;
}

/**
 * Makes the jobs known to the database. A job it has never seen is due at once. Where all is known
 * nothing is written: a house whose disk is full still starts.
 */
export async function enrolJobs(db: PrismaClient, jobs: readonly Job[], at: Date): Promise<void> {
  const rows = jobs.map(({ name, rhythm }) => ({
    name,
    dueAt: at,
    dailyAt: "dailyAt" in rhythm ? rhythm.dailyAt : null,
  }));
  await db.job.createMany({ data: rows, skipDuplicates: true });
  const known = new Map((await db.job.findMany()).map(({ name, dailyAt }) => [name, dailyAt]));
  for (const { name, dailyAt } of rows)
    if (known.get(name) !== dailyAt) await db.job.update({ where: { name }, data: { dailyAt } });
}

/**
 * Runs a job if it is due: once for its due time whichever process comes first, and once for all due
 * times that passed while no process ran. A failed run is tried again after five minutes, and one
 * that `stopping` interrupts, or whose process died, by the next process. Gives whether it ran.
 */
export async function runIfDue(
  db: PrismaClient,
  job: Job,
  time: JobTime,
  onError: (error: unknown) => void,
  stopping?: AbortSignal,
): Promise<boolean> {
  const moment = await claim(db, job, time);
  if (!moment) return false;
  const { at } = moment;
  const finished = job.run(moment).then(
    (result) => ({ result, failed: false, againAt: null }),
    (error: unknown) => {
      onError(error);
      const againAt = addMinutes(at, againAfterFailureMinutes);
      return { result: String(error), failed: true, againAt };
    },
  );
  const interrupted = {
    result: "Interrupted, because its process stopped",
    failed: true,
    againAt: at,
  };
  const { result, failed, againAt } = await orInterrupted(finished, interrupted, stopping);
  // Only while it is still ours: after a run that took too long it may be somebody else's.
  await untilReachable(
    () => db.$executeRaw`
      UPDATE "jobs"
         SET "result" = ${result}, "failed" = ${failed}, "heldUntil" = NULL,
             "finishedAt" = ${time.now()}, "dueAt" = least("dueAt", ${againAt}::timestamptz)
       WHERE "name" = ${job.name} AND "startedAt" = ${at}`,
  );
  return true;
}

/** Takes a due job, which then waits for its next time; gives the moment that its run goes by. */
async function claim(db: PrismaClient, job: Job, { now, momentOf }: JobTime) {
  const { name, rhythm, heldMinutes = usuallyHeldMinutes } = job;
  const at = now();
  const afterClockWasPutBack = { startedAt: { gt: addMinutes(at, clockMinutes) } };
  const due = {
    name,
    OR: [
      { heldUntil: null, OR: [{ dueAt: { lte: at } }, afterClockWasPutBack] },
      // Its process died in the middle.
      { heldUntil: { lte: at } },
    ],
  };
  if ((await db.job.count({ where: due })) === 0) return undefined;
  return writing(db, async (tx) => {
    const data = { startedAt: at, heldUntil: addMinutes(at, heldMinutes) };
    const { count } = await tx.job.updateMany({ where: due, data });
    if (count === 0) return undefined;
    // Read under the job's row: a process may not have heard yet that the club's zone is another.
    const moment = await momentOf(tx, at);
    await tx.job.update({ where: { name }, data: { dueAt: nextDue(rhythm, at, moment.clock) } });
    return moment;
  });
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

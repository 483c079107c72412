import { addMinutes } from "date-fns";
import type { PrismaClient } from "../database/open-database";
import type { Job } from "./job";

/** How long one process has a job to itself: longer than any run takes. */
const heldMinutes = 30;
const againAfterFailureMinutes = 5;

/** Makes the jobs known to the database. A job it has never seen is due at once. */
export async function enrolJobs(db: PrismaClient, jobs: readonly Job[], at: Date): Promise<void> {
  await db.job.createMany({
    data: jobs.map(({ name }) => ({ name, dueAt: at })),
    skipDuplicates: true,
  });
}

/**
 * Runs what is due, once for its due time whichever process comes first, and once for all due
 * times that passed while no process ran. A failed run is tried again after five minutes. Gives
 * how many it ran.
 */
export async function runDueJobs(
  db: PrismaClient,
  jobs: readonly Job[],
  now: () => Date,
  onError: (error: unknown) => void,
): Promise<number> {
  const due = await db.job.findMany({ where: { dueAt: { lte: now() } }, select: { name: true } });
  let ran = 0;
  for (const job of jobs) {
    const isDue = due.some(({ name }) => name === job.name);
    if (isDue && (await runOnce(db, job, now, onError))) ran += 1;
  }
  return ran;
}

async function runOnce(
  db: PrismaClient,
  job: Job,
  now: () => Date,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const at = now();
  if (!(await claim(db, job, at))) return false;
  const outcome = await job.run(at).then(
    (result) => ({ result, failed: false, dueAt: job.next(at) }),
    (error: unknown) => {
      onError(error);
      const again = addMinutes(at, againAfterFailureMinutes);
      const next = job.next(at);
      return { result: String(error), failed: true, dueAt: again < next ? again : next };
    },
  );
  // Only while it is still ours: after a run that took too long it may be somebody else's.
  await db.job.updateMany({
    where: { name: job.name, startedAt: at },
    data: { ...outcome, heldUntil: null, finishedAt: now() },
  });
  return true;
}

async function claim(db: PrismaClient, { name }: Job, at: Date): Promise<boolean> {
  const { count } = await db.job.updateMany({
    where: {
      name,
      dueAt: { lte: at },
      OR: [{ heldUntil: null }, { heldUntil: { lte: at } }],
    },
    data: { startedAt: at, heldUntil: addMinutes(at, heldMinutes) },
  });
  return count === 1;
}

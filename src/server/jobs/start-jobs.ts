import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { PrismaClient } from "../database/open-database";
import type { Job } from "../workers/job";
import { type RepeatedWork, repeatWork } from "../workers/repeat-work";
import { type JobTime, runIfDue } from "../workers/run-if-due";

const lookForJobsMs = 15_000;
const longestGoodbyeMs = 3_000;

/** Who hears of what the jobs do. */
interface Listeners {
  onRan: () => void;
  onError: (error: unknown) => void;
}

/**
 * Looks for due jobs for as long as the process runs. Each has a round of its own, so that a long or
 * stuck one holds up no other. `stop` gives a running one a moment, then leaves it to the next process.
 */
export function startJobs(
  db: PrismaClient,
  jobs: readonly Job[],
  time: JobTime,
  { onRan, onError }: Listeners,
  goodbyeMs = longestGoodbyeMs,
): RepeatedWork {
  const leaving = new AbortController();
  // All of them may run at once, as they do when a club first starts.
  setMaxListeners(jobs.length, leaving.signal);
  const rounds = jobs.map((job) =>
    repeatWork(
      lookForJobsMs,
      async () => {
        if (await runIfDue(db, job, time, onError, leaving.signal)) onRan();
      },
      onError,
    ),
  );
  return {
    stop: async () => {
      const stopped = Promise.all(rounds.map((round) => round.stop()));
      await Promise.race([stopped, pause(goodbyeMs)]);
      leaving.abort();
      await stopped;
    },
  };
}

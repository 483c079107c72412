import { setTimeout as pause } from "node:timers/promises";

/** Sends in the background what waits: soon after a nudge, and every half minute for retries. */
export interface Worker {
  nudge(): void;
  stop(): Promise<void>;
}

// People who are booking come first: a round starts a little later, with all that came meanwhile.
const soonMs = 500;
const roundMs = 30_000;
const longestGoodbyeMs = 3_000;

export function startWorker(
  deliver: (stopping: () => boolean) => Promise<unknown>,
  onError: (error: unknown) => void,
  everyMs = roundMs,
): Worker {
  let running: Promise<unknown> = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  let stopped = false;

  function round() {
    soon = undefined;
    running = running.then(() => deliver(() => stopped)).catch(onError);
  }

  function nudge() {
    if (soon || stopped) return;
    soon = setTimeout(round, soonMs);
    soon.unref();
  }

  const timer = setInterval(nudge, everyMs);
  timer.unref();
  nudge();
  return {
    nudge,
    stop: async () => {
      stopped = true;
      clearTimeout(soon);
      clearInterval(timer);
      await leaveBriefly(running);
    },
  };
}

/** Waits a little for what is under way. Whom this leaves without an answer is sent it again later. */
export const leaveBriefly = (running: Promise<unknown>): Promise<unknown> =>
  Promise.race([running, pause(longestGoodbyeMs)]);

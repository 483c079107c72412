import type { PrismaClient } from "../database/open-database";
import { deliverDueMail, type MailTransport } from "./outbox";

/** Delivers mail in the background: at once when nudged, and every half minute for retries. */
export interface MailWorker {
  nudge(): void;
  stop(): Promise<void>;
}

export function startMailWorker(
  db: PrismaClient,
  transport: MailTransport,
  now: () => Date,
  onError: (error: unknown) => void,
): MailWorker {
  let running: Promise<unknown> = Promise.resolve();
  let queued = false;
  let stopped = false;

  function nudge() {
    if (queued || stopped) return;
    queued = true;
    running = running
      .then(() => {
        queued = false;
        return deliverDueMail(db, transport, now);
      })
      .catch(onError);
  }

  const timer = setInterval(nudge, 30_000);
  timer.unref();
  nudge();
  return {
    nudge,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

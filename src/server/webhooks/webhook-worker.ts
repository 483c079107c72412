import type { PrismaClient } from "../database/open-database";
import type { Moment } from "../time/moment";
import { leaveBriefly, startWorker, type Worker } from "../workers/start-worker";
import { beginWebhookLoops, type WebhookLoops, type WebhookTransport } from "./deliver-webhooks";

/** As often as the shortest pause after a failure. */
const everyMs = 5_000;

/** Sends to webhooks in the background; a round waits for no loop that is still under way. */
export function startWebhookWorker(
  db: PrismaClient,
  transport: WebhookTransport,
  moment: () => Moment,
  onError: (error: unknown) => void,
): Worker {
  const loops: WebhookLoops = new Map();
  const { nudge, stop } = startWorker(
    async (stopping) => {
      const begun = await beginWebhookLoops(db, transport, moment, loops, stopping);
      for (const loop of begun) loop.catch(onError);
    },
    onError,
    everyMs,
  );
  return {
    nudge,
    stop: async () => {
      await stop();
      await leaveBriefly(Promise.allSettled(loops.values()));
    },
  };
}

import type { PrismaClient } from "../database/open-database";
import type { MailOffice } from "./compose-mail";
import { deliverDueMail, type MailTransport } from "./outbox";

/** Delivers mail in the background: soon after a nudge, and every half minute for retries. */
export interface MailWorker {
  nudge(): void;
  stop(): Promise<void>;
}

// People who are booking come first: a round starts after a breath, with all that came meanwhile.
const soonMs = 500;
const roundMs = 30_000;

export function startMailWorker(
  db: PrismaClient,
  transport: MailTransport,
  office: MailOffice,
  now: () => Date,
  onError: (error: unknown) => void,
): MailWorker {
  let running: Promise<unknown> = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  let stopped = false;

  function round() {
    soon = undefined;
    running = running
      .then(() => deliverDueMail(db, transport, office, now, () => stopped))
      .catch(onError);
  }

  function nudge() {
    if (soon || stopped) return;
    soon = setTimeout(round, soonMs);
    soon.unref();
  }

  const timer = setInterval(nudge, roundMs);
  timer.unref();
  nudge();
  return {
    nudge,
    stop: async () => {
      stopped = true;
      clearTimeout(soon);
      clearInterval(timer);
      await running;
    },
  };
}

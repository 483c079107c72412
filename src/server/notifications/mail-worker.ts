import { setTimeout as pause } from "node:timers/promises";
import type { PrismaClient } from "../database/open-database";
import type { MailOffice } from "./compose-mail";
import { deliverDueMail, type MailTransport } from "./outbox";

/** Delivers mail in the background: soon after a nudge, and every half minute for retries. */
export interface MailWorker {
  nudge(): void;
  stop(): Promise<void>;
}

// People who are booking come first: a round starts a little later, with all that came meanwhile,
// and leaves the database to them between two messages.
const soonMs = 500;
const breathMs = 100;
const roundMs = 30_000;
const longestGoodbyeMs = 3_000;

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
  const stopping = () => stopped;

  function round() {
    soon = undefined;
    running = running
      .then(() => deliverDueMail(db, transport, office, now, { stopping, breathMs }))
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
      // Whom this leaves without an answer writes again later, under the same Message-ID.
      await Promise.race([running, pause(longestGoodbyeMs)]);
    },
  };
}

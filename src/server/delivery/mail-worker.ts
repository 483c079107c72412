import { performance } from "node:perf_hooks";
import type { ChangeFeed } from "../changes/change-feed";
import type { PrismaClient } from "../database/open-database";
import type { OutboxMessage } from "../generated/prisma/client";
import { setupMailKinds } from "../setup/setup-queries";
import { startWorker, type Worker } from "../workers/start-worker";
import type { MailOffice } from "./compose-mail";
import { deliverDueMail, type MailTransport } from "./outbox";

// Between two messages the process and the database are left to people who are booking.
const breathMs = 100;
const longBreathMs = 1_000;
/** The share of its time that a process works while it has more to do than it likes. */
const busyShare = 0.7;

/** How long to rest after a message, by the share of its time that the process worked since the last. */
export const restAfter = (busy: number): number => (busy > busyShare ? longBreathMs : breathMs);

/** Often enough that what leaves by the minute loses none of it between two rounds. */
const roundMs = 10_000;

/** Delivers mail in the background; what is left without an answer goes again under its Message-ID. */
export const startMailWorker = (
  db: PrismaClient,
  transport: MailTransport,
  office: MailOffice,
  now: () => Date,
  changes: Pick<ChangeFeed, "announce">,
  onError: (error: unknown) => void,
  onFailed?: (mail: OutboxMessage, error: unknown) => void,
): Worker =>
  startWorker(
    async (stopping) => {
      const left = new Set<string>();
      const onLeft = (kind: string) => left.add(kind);
      const heard = { stopping, breathMs: breath(), onLeft, onFailed };
      await deliverDueMail(db, transport, office, now, heard);
      // The list of a new club shows that they left.
      if (setupMailKinds.some((kind) => left.has(kind))) changes.announce(["club"]);
    },
    onError,
    roundMs,
  );

function breath(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return restAfter(utilization);
  };
}

import type { ChangeFeed } from "../changes/change-feed";
import type { PrismaClient } from "../database/open-database";
import { setupMailKinds } from "../setup/setup-queries";
import { startWorker, type Worker } from "../start-worker";
import type { MailOffice } from "./compose-mail";
import { deliverDueMail, type MailTransport } from "./outbox";

// Leaves the database to people who are booking between two messages.
const breathMs = 100;

/** Delivers mail in the background; what is left without an answer goes again under its Message-ID. */
export const startMailWorker = (
  db: PrismaClient,
  transport: MailTransport,
  office: MailOffice,
  now: () => Date,
  changes: Pick<ChangeFeed, "announce">,
  onError: (error: unknown) => void,
): Worker =>
  startWorker(async (stopping) => {
    const left = new Set<string>();
    const onLeft = (kind: string) => left.add(kind);
    await deliverDueMail(db, transport, office, now, { stopping, breathMs, onLeft });
    // The list of a new club shows that they left.
    if (setupMailKinds.some((kind) => left.has(kind))) changes.announce(["club"]);
  }, onError);

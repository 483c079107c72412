import type { PrismaClient } from "../database/open-database";
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
  onError: (error: unknown) => void,
): Worker =>
  startWorker(
    (stopping) => deliverDueMail(db, transport, office, now, { stopping, breathMs }),
    onError,
  );

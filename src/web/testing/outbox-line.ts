import type { OutboxLine } from "../../shared/mail/outbox-schemas";

/** A message that has left, for tests; changed where a test cares. */
export const testOutboxLine = (changes: Partial<OutboxLine> = {}): OutboxLine => ({
  id: 7,
  kind: "receipt",
  recipient: "sam@willows.example",
  subject: "Receipt 12",
  state: "sent",
  createdAt: "2026-11-20T19:00:00.000Z",
  sentAt: "2026-11-20T19:01:00.000Z",
  attempts: 1,
  nextAttemptAt: null,
  inTurn: false,
  lastError: null,
  droppedFor: null,
  forgotten: false,
  ...changes,
});

import { z } from "zod";
import { id } from "../fields/ids";

/**
 * `waiting` is on its way or tried again later; `kept` lies in a folder, because no way to leave was
 * set; `aside` was given up after a day of failures; `dropped` was not true any more when it could leave.
 */
export const mailStates = ["waiting", "sent", "kept", "aside", "dropped"] as const;
export type MailState = (typeof mailStates)[number];

/** Which lines of the delivery log: of one state, older than a line already seen. */
export const outboxFilter = z.object({
  state: z.enum(mailStates).optional(),
  before: id.optional(),
});
export type OutboxFilter = z.infer<typeof outboxFilter>;

/** One message in the delivery log. */
const outboxLine = z.object({
  id: z.number(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  attempts: z.number(),
  nextAttemptAt: z.string().nullable(),
  /** it was not tried yet, because only so many of what nobody awaits may leave at a time */
  inTurn: z.boolean(),
  lastError: z.string().nullable(),
  /** why it was dropped */
  droppedFor: z.string().nullable(),
  /** its reader, or whom it was about, has left: nothing of it is kept but that it was sent */
  forgotten: z.boolean(),
});
export type OutboxLine = z.infer<typeof outboxLine>;

export const outboxPage = z.object({ messages: z.array(outboxLine), more: z.boolean() });

/** How many kept messages are on their way now. */
export const keptMailSent = z.object({ queued: z.number() });

/** A message as its reader sees it, without its one-time address. */
export const outboxMessage = outboxLine.extend({ text: z.string(), html: z.string() });

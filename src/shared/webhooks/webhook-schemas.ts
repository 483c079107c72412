import { z } from "zod";
import { id, idInput } from "../fields/ids";
import { seenOf } from "../fields/seen";
import { webhookUrl } from "../incidents/alarm-settings";

/** How long a secret goes on signing beside the one that followed it. */
export const bothSignHours = 24;

/** How many the club may have: every booking writes a message for each. */
export const mostWebhooks = 10;

/** What a program of others can hear of. */
export const webhookEvents = [
  "booking.created",
  "booking.moved",
  "booking.cancelled",
  "outing.launched",
  "outing.landed",
  "outing.overdue",
  "member.approved",
  "order.captured",
  "crew.joined",
  "crew.left",
] as const;
/** What a webhook hears of that names none: what they all did before there were crews. */
export const usualEvents = webhookEvents.filter((event) => !event.startsWith("crew."));
const event = z.enum(webhookEvents, { error: "That is no event of ours" });
export type WebhookEvent = z.infer<typeof event>;

const events = z
  .array(event, { error: "Please choose what it hears of" })
  .min(1, { error: "Please choose what it hears of" })
  .transform((chosen) => webhookEvents.filter((one) => chosen.includes(one)));

export const addWebhookInput = z.object({
  url: webhookUrl,
  events: events.default(usualEvents),
});
export type AddWebhookInput = z.output<typeof addWebhookInput>;

const webhookFields = {
  url: webhookUrl.optional(),
  events: events.optional(),
  active: z.boolean().optional(),
};

/** What is left out stays. */
export const editWebhookInput = idInput.extend({ ...webhookFields, seen: seenOf(webhookFields) });
export type EditWebhookInput = z.output<typeof editWebhookInput>;

/** Moments are ISO 8601. */
export const webhookView = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(event),
  active: z.boolean(),
  createdAt: z.string(),
  /** the first failure since a message last arrived, or since a day in which none failed */
  failingSince: z.string().nullable(),
  /** until when the secret before the present one signs as well; null where only the present one signs */
  oldSecretUntil: z.string().nullable(),
});
export type WebhookView = z.infer<typeof webhookView>;

/** Its secret is told this once. */
export const webhookWithSecret = webhookView.extend({ secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

export const deliveryView = z.object({
  id: z.number(),
  event,
  createdAt: z.string(),
  /** a day of failures makes it failed; it can be sent again */
  status: z.enum(["waiting", "sent", "failed"]),
  attempts: z.number(),
  sentAt: z.string().nullable(),
  /** null when it leaves at once, or no more */
  nextAttemptAt: z.string().nullable(),
  lastError: z.string().nullable(),
});
export type DeliveryView = z.infer<typeof deliveryView>;

export const resendDeliveryInput = idInput.extend({ deliveryId: id });

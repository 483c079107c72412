import { Refusal } from "../../shared/refusals";
import {
  type DeliveryView,
  type WebhookView,
  webhookEvents,
} from "../../shared/webhooks/webhook-schemas";
import type { Db } from "../database/open-database";
import type { Webhook, WebhookDelivery } from "../generated/prisma/client";
import type { Moment } from "../time/moment";
import { stillSigns } from "./webhook-secrets";

const newest = 100;

export async function listWebhooks(db: Db, { at }: Moment): Promise<WebhookView[]> {
  const webhooks = await db.webhook.findMany({ orderBy: { id: "asc" } });
  return webhooks.map((webhook) => toWebhookView(webhook, at));
}

/** A webhook without its secrets. */
export const toWebhookView = (webhook: Webhook, at: Date): WebhookView => ({
  id: webhook.id,
  url: webhook.url,
  events: knownEvents(webhook.events),
  active: webhook.active,
  createdAt: webhook.createdAt.toISOString(),
  failingSince: webhook.failingSince?.toISOString() ?? null,
  oldSecretUntil: stillSigns(webhook, at) ? webhook.oldSecretUntil.toISOString() : null,
});

/** Its last hundred messages, the newest first. Refuses WEBHOOK_NOT_FOUND. */
export async function listDeliveries(db: Db, webhookId: number): Promise<DeliveryView[]> {
  if (!(await db.webhook.findUnique({ where: { id: webhookId } }))) {
    throw new Refusal("WEBHOOK_NOT_FOUND");
  }
  const rows = await db.webhookDelivery.findMany({
    where: { webhookId },
    orderBy: { id: "desc" },
    take: newest,
  });
  return rows.flatMap(toDeliveryView);
}

/** A message's fate; none of an event that this release does not know. */
export function toDeliveryView(delivery: WebhookDelivery): DeliveryView[] {
  const { id, createdAt, attempts, sentAt, givenUpAt, nextAttemptAt, lastError } = delivery;
  const status = sentAt ? "sent" : givenUpAt ? "failed" : "waiting";
  return knownEvents([delivery.event]).map((event) => ({
    id,
    event,
    status,
    attempts,
    lastError,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextAttemptAt: status === "waiting" ? (nextAttemptAt?.toISOString() ?? null) : null,
  }));
}

const knownEvents = (names: readonly string[]) =>
  webhookEvents.filter((event) => names.includes(event));

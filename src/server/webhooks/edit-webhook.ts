import { changedFields } from "../../shared/audit/changed-fields";
import { Refusal } from "../../shared/refusals";
import type { EditWebhookInput, WebhookView } from "../../shared/webhooks/webhook-schemas";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockWebhook } from "../locks";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { refuseWebhookAddress } from "./refuse-webhook-address";
import { toWebhookView } from "./webhook-queries";

/**
 * Changes where a webhook leads and what it hears of, and switches it off and on. What it was not sent
 * is kept while it is off. Refuses WEBHOOK_NOT_FOUND, WEBHOOK_ADDRESS, CHANGED_SINCE.
 */
export async function editWebhook(
  db: PrismaClient,
  { id, webhookPrivate, seen, ...given }: EditWebhookInput & { webhookPrivate: boolean },
  by: SignedInActor,
  { at }: Moment,
): Promise<WebhookView> {
  if (!(await db.webhook.findUnique({ where: { id } }))) throw new Refusal("WEBHOOK_NOT_FOUND");
  if (given.url !== undefined) {
    const options = { allowPrivate: webhookPrivate, field: "url" };
    const refusal = await refuseWebhookAddress(given.url, options);
    if (refusal) throw refusal;
  }
  return writing(db, async (tx) => {
    const before = await lockWebhook(tx, id);
    refuseChangedSince(before, seen);
    const changed = changedFields(before, given);
    if (Object.keys(changed.after).length === 0) return toWebhookView(before, at);
    // Whoever switches it on, or leads it elsewhere, begins with a clean slate.
    const fresh =
      changed.after.active || changed.after.url ? { failingSince: null, pausedUntil: null } : {};
    const data = { ...changed.after, ...fresh };
    const webhook = await tx.webhook.update({ where: { id }, data });
    await recordAct(tx, by, "webhook edited", clubSubject(webhook.url, id), at, changed);
    return toWebhookView(webhook, at);
  });
}

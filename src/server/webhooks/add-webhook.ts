import { Refusal } from "../../shared/refusals";
import {
  type AddWebhookInput,
  mostWebhooks,
  type WebhookWithSecret,
} from "../../shared/webhooks/webhook-schemas";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockWebhooks } from "../locks";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { refuseWebhookAddress } from "./refuse-webhook-address";
import { toWebhookView } from "./webhook-queries";
import { newSecret } from "./webhook-secrets";

/**
 * Lets a program of others hear what happens from now on. Its secret is made here and told this once.
 * Refuses WEBHOOK_ADDRESS, and TOO_MANY_WEBHOOKS the eleventh.
 */
export async function addWebhook(
  db: PrismaClient,
  { url, events, webhookPrivate }: AddWebhookInput & { webhookPrivate: boolean },
  by: SignedInActor,
  { at }: Moment,
): Promise<WebhookWithSecret> {
  const refusal = await refuseWebhookAddress(url, { allowPrivate: webhookPrivate, field: "url" });
  if (refusal) throw refusal;
  const secret = newSecret();
  return writing(db, async (tx) => {
    await lockWebhooks(tx);
    if ((await tx.webhook.count()) >= mostWebhooks) throw new Refusal("TOO_MANY_WEBHOOKS");
    const data = { url, events, secret, active: true, createdAt: at };
    const webhook = await tx.webhook.create({ data });
    const subject = clubSubject(url, webhook.id);
    await recordAct(tx, by, "webhook added", subject, at, { after: { url, events } });
    return { ...toWebhookView(webhook, at), secret };
  });
}

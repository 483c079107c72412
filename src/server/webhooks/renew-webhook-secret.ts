import { addHours } from "date-fns";
import { bothSignHours, type WebhookWithSecret } from "../../shared/webhooks/webhook-schemas";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockWebhook } from "../locks";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { toWebhookView } from "./webhook-queries";
import { newSecret, stillSigns } from "./webhook-secrets";

/**
 * Gives a webhook another secret, told this once; for a day the one before signs as well. Whoever renews
 * it again within that day has lost the new one, so the one from before stays the old one. Refuses
 * WEBHOOK_NOT_FOUND.
 */
export async function renewWebhookSecret(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  { at }: Moment,
): Promise<WebhookWithSecret> {
  const secret = newSecret();
  return writing(db, async (tx) => {
    const before = await lockWebhook(tx, id);
    const oldSecret = stillSigns(before, at) ? before.oldSecret : before.secret;
    const webhook = await tx.webhook.update({
      where: { id },
      data: { secret, oldSecret, oldSecretUntil: addHours(at, bothSignHours) },
    });
    await recordAct(tx, by, "webhook secret renewed", clubSubject(webhook.url, id), at);
    return { ...toWebhookView(webhook, at), secret };
  });
}

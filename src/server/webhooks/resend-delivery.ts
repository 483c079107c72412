import { Refusal } from "../../shared/refusals";
import type { DeliveryView } from "../../shared/webhooks/webhook-schemas";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockWebhook } from "../locks";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { toDeliveryView } from "./webhook-queries";

/**
 * Puts a message in line once more, with a day of tries before it; it keeps its id, so its reader can
 * know it again. Refuses WEBHOOK_NOT_FOUND, WEBHOOK_OFF, DELIVERY_NOT_FOUND.
 */
export async function resendDelivery(
  db: PrismaClient,
  { id: webhookId, deliveryId }: { id: number; deliveryId: number },
  by: SignedInActor,
  { at }: Moment,
): Promise<DeliveryView> {
  return writing(db, async (tx) => {
    const { url, active } = await lockWebhook(tx, webhookId);
    if (!active) throw new Refusal("WEBHOOK_OFF");
    await tx.webhook.update({ where: { id: webhookId }, data: { pausedUntil: null } });
    const [delivery] = await tx.webhookDelivery.updateManyAndReturn({
      where: { id: deliveryId, webhookId },
      data: {
        attempts: 0,
        firstTriedAt: null,
        nextAttemptAt: null,
        sentAt: null,
        givenUpAt: null,
        lastError: null,
      },
    });
    const [view] = delivery ? toDeliveryView(delivery) : [];
    if (!view) throw new Refusal("DELIVERY_NOT_FOUND");
    const after = { delivery: deliveryId, event: view.event };
    const subject = clubSubject(url, webhookId);
    await recordAct(tx, by, "webhook message sent again", subject, at, { after });
    return view;
  });
}

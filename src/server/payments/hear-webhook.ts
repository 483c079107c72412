import { subHours } from "date-fns";
import { Refusal } from "../../shared/refusals";
import { theHouse } from "../actor";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { settlePayment } from "./settle-payment";
import { openGateway, type Till } from "./till";

/**
 * Hears the gateway's news of a payment. What the message says is not believed: its order is
 * looked up at the gateway, so late, doubled and reordered news all end in the same state.
 * Refuses WEBHOOK_UNSIGNED.
 */
export async function hearWebhook(
  till: Till,
  message: { headers: Record<string, string | undefined>; body: unknown },
  at: Date,
): Promise<{ ok: true }> {
  const { db } = till;
  const gateway = openGateway(till);
  const news = await gateway.hear(message.headers, message.body, at);
  if (!news) {
    await noteUnsigned(db, gateway.name, at);
    throw new Refusal("WEBHOOK_UNSIGNED");
  }
  const known = await db.paymentEvent.findUnique({ where: { id: news.eventId } });
  if (known || !news.providerOrderId) return { ok: true };
  const order = await db.order.findUnique({ where: { providerOrderId: news.providerOrderId } });
  if (order && order.captureId === null) {
    const { providerOrderId } = news;
    const state = await gateway.find({ providerOrderId, totalCents: order.totalCents });
    await settlePayment(till, order, state, at);
  }
  // Noted last: if we die before, the provider sends it again and nothing is lost.
  await db.paymentEvent.createMany({
    data: [{ id: news.eventId, type: news.type, receivedAt: at }],
    skipDuplicates: true,
  });
  return { ok: true };
}

// Once an hour: anyone can send such messages, and nobody can empty the trail.
async function noteUnsigned(db: PrismaClient, name: string, at: Date) {
  const act = "webhook refused";
  const noted = await db.auditEntry.findFirst({
    where: { act, createdAt: { gt: subHours(at, 1) } },
  });
  if (noted) return;
  await writing(db, (tx) => recordAct(tx, theHouse, act, clubSubject(name), at));
}

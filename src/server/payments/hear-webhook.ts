import { subHours } from "date-fns";
import { Refusal } from "../../shared/refusals";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { nobody } from "../people/actor";
import type { Moment } from "../time/moment";
import { refuseUncertain } from "./choose-gateway";
import type { PaymentNews } from "./gateway";
import { mirrorMoneyBack } from "./mirror-money-back";
import { openGateway, type PaymentServices } from "./payment-services";
import { followRefund } from "./send-refunds";
import { settlePayment } from "./settle-payment";

/**
 * Hears the gateway's news of a payment. What the message says of money that came is not believed:
 * its order is looked up at the gateway, so late, doubled and reordered news all end in the same
 * state. Money that went back is named by its own id, and written down once. Refuses
 * WEBHOOK_UNSIGNED, and PAYMENT_UNCERTAIN while the gateway cannot be asked: then it comes again.
 */
export async function hearWebhook(
  services: PaymentServices,
  message: { headers: Record<string, string | undefined>; body: unknown },
  moment: Moment,
): Promise<{ ok: true }> {
  const { at } = moment;
  const { db } = services;
  const gateway = openGateway(services);
  const news = await gateway.hear(message.headers, message.body, at).catch(refuseUncertain);
  if (!news) {
    await noteUnsigned(db, gateway.name, at);
    throw new Refusal("WEBHOOK_UNSIGNED");
  }
  const known = await db.paymentEvent.findUnique({ where: { id: news.eventId } });
  if (known) return { ok: true };
  if (news.refundId) await followRefund(services, news.refundId, moment).catch(refuseUncertain);
  const order = await findOrder(db, news);
  if (!order?.providerOrderId) return { ok: true };
  const { id, providerOrderId, totalCents, currency } = order;
  if (order.captureId === null) {
    const state = await gateway
      .find({ providerOrderId, totalCents, currency })
      .catch(refuseUncertain);
    await settlePayment(services, order, state, moment).catch(refuseUncertain);
  }
  if (news.back?.money.currency === currency) {
    const { money, reversed } = news.back;
    const kind = reversed ? "reversal" : "outside";
    await writing(db, (tx) => mirrorMoneyBack(tx, id, money, kind, moment));
  }
  // Noted last: if we die before, the provider sends it again and nothing is lost.
  await db.paymentEvent.createMany({
    data: [{ id: news.eventId, type: news.type, receivedAt: at }],
    skipDuplicates: true,
  });
  return { ok: true };
}

async function findOrder(db: PrismaClient, { providerOrderId, back }: PaymentNews) {
  if (providerOrderId) return db.order.findUnique({ where: { providerOrderId } });
  if (!back) return null;
  const { captureId } = back;
  return db.order.findFirst({
    where: { OR: [{ captureId }, { refunds: { some: { captureId } } }] },
  });
}

// Once an hour: anyone can send such messages, and nobody can empty the trail.
async function noteUnsigned(db: PrismaClient, name: string, at: Date) {
  const act = "webhook refused";
  const noted = await db.auditEntry.findFirst({
    where: { act, createdAt: { gt: subHours(at, 1) } },
  });
  if (noted) return;
  await writing(db, (tx) => recordAct(tx, nobody, act, clubSubject(name), at));
}

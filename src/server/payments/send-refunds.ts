import { subDays } from "date-fns";
import type { Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { OrderRefund } from "../generated/prisma/client";
import type { Moment } from "../time/moment";
import { confirmRefund, finishRefund, refuseRefund, unanswered, unfinished } from "./close-refund";
import { GatewayRefused, type MoneyBack, type SentBack } from "./gateway";
import { isMoneyOf, mirrorMoneyBack, requestIdOf } from "./mirror-money-back";
import type { PaymentServices } from "./payment-services";

// A gateway knows a request's id for weeks; whoever was away for longer looks before asking again.
const requestsKnownDays = 7;

/**
 * Asks the gateway again for every refund it has not answered, and what became of those that are
 * on their way; what fails is reported.
 */
export async function sendOpenRefunds(
  services: PaymentServices,
  onError: (error: unknown) => void,
  moment: Moment,
): Promise<void> {
  const open = await services.db.orderRefund.findMany({
    where: unfinished,
    select: { id: true, providerRefundId: true },
    orderBy: { id: "asc" },
  });
  for (const { id, providerRefundId } of open) {
    const asking = providerRefundId
      ? followRefund(services, providerRefundId, moment)
      : sendRefund(services, id, moment);
    await asking.catch(onError);
  }
}

/**
 * Sends the money of a refund back, the same request however often it is asked. When the gateway
 * refuses, it is asked what went back of that payment in other ways, and the books follow. Where
 * that is nothing, the hours are back where they were, and GatewayRefused is thrown.
 */
export async function sendRefund(
  services: PaymentServices,
  refundId: number,
  moment: Moment,
): Promise<void> {
  const { at } = moment;
  const { db, gateway } = services;
  const refund = await db.orderRefund.findFirst({
    where: { id: refundId, ...unanswered },
    include: { order: true },
  });
  if (!refund) return;
  const { order, captureId, amountCents } = refund;
  const { currency } = order;
  const confirm = (sent: SentBack) => writing(db, (tx) => confirmRefund(tx, refund, sent, at));
  if (order.gateway === "clubhouse") {
    return confirm({ providerRefundId: `CLUBHOUSE-REFUND-${refundId}`, pending: false });
  }
  if (order.gateway !== gateway?.name || !order.providerOrderId) return;
  const requestId = requestIdOf(refund);
  if (refund.createdAt < subDays(at, requestsKnownDays)) {
    const back = await gateway.listMoneyBack({ providerOrderId: order.providerOrderId, currency });
    const own = back.find((money) => money.requestId === requestId);
    if (own) return confirm(own);
  }
  try {
    const asked = refund.kind === "return" ? ("all" as const) : amountCents;
    await confirm(await gateway.refund({ captureId, amountCents: asked, currency, requestId }));
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    const { providerOrderId } = order;
    const back = await gateway.listMoneyBack({ providerOrderId, currency });
    const found = await writing(db, (tx) => followGateway(tx, refund, error, back, moment));
    if (!found) throw error;
  }
}

/** Brings the books to what the gateway says went back; whether that was anything. */
async function followGateway(
  tx: Tx,
  refund: OrderRefund,
  refused: GatewayRefused,
  back: readonly MoneyBack[],
  moment: Moment,
): Promise<boolean> {
  const known = await tx.orderRefund.findMany({
    where: { providerRefundId: { in: back.map(({ providerRefundId }) => providerRefundId) } },
  });
  const news = back.filter(
    (money) => !known.some(({ providerRefundId }) => providerRefundId === money.providerRefundId),
  );
  const own = news.find((money) => isMoneyOf(refund, money));
  // An order may be too old to be read at the gateway, which still knows that all is back.
  const unread = refused.allBack && back.length === 0;
  if (own || unread) {
    const all = { providerRefundId: `${refund.captureId}-BACK`, pending: false };
    await confirmRefund(tx, refund, own ?? all, moment.at);
    return true;
  }
  await refuseRefund(tx, refund, refused.message, moment);
  for (const money of news) await mirrorMoneyBack(tx, refund.orderId, money, "outside", moment);
  return news.length > 0;
}

/** Asks what became of money that was on its way back, and undoes a refund that failed, once. */
export async function followRefund(
  services: PaymentServices,
  providerRefundId: string,
  moment: Moment,
): Promise<void> {
  const { db, gateway } = services;
  const refund = await db.orderRefund.findFirst({
    where: { providerRefundId, kind: { not: "reversal" }, refusedAt: null },
    include: { order: true },
  });
  if (!refund || refund.order.gateway !== gateway?.name) return;
  const state = await gateway.findRefund(providerRefundId);
  if (state === "failed") {
    await writing(db, (tx) => refuseRefund(tx, refund, "It failed on its way", moment));
  }
  if (state === "arrived") await writing(db, (tx) => finishRefund(tx, refund));
}

import { subHours, subMinutes } from "date-fns";
import type { PrismaClient } from "../database/open-database";
import type { Order } from "../generated/prisma/client";
import type { Moment } from "../time/moment";
import type { PaymentGateway, PaymentState } from "./gateway";
import type { PaymentServices } from "./payment-services";
import { refuseOrderBuyer } from "./refuse-buyer";
import { sendOpenRefunds } from "./send-refunds";
import { settlePayment } from "./settle-payment";

const leaveAloneMinutes = 2;
const giveUpHours = 72;

/**
 * Looks again at orders whose payment nobody finished telling us about: asks the gateway, grants
 * what was paid, closes what was given up; and asks again for refunds without an answer. What
 * fails is reported and tried next time.
 */
export async function reconcileOrders(
  services: PaymentServices,
  onError: (error: unknown) => void,
  moment: Moment,
): Promise<void> {
  const { at } = moment;
  const { db, gateway } = services;
  if (gateway) {
    await forgetUnopened(db, gateway, at);
    for (const order of await listUnsettled(db, gateway, at)) {
      await lookAgain(services, gateway, order, moment).catch(onError);
    }
  }
  await sendOpenRefunds(services, onError, moment);
}

// Nobody can pay what the gateway never heard of; the test gateway has no money to look for
// either, unless somebody tried to pay.
async function forgetUnopened(db: PrismaClient, gateway: PaymentGateway, at: Date) {
  await db.order.updateMany({
    where: {
      gateway: gateway.name,
      status: "created",
      createdAt: { lt: subHours(at, giveUpHours) },
      ...(gateway.name !== "test" && { providerOrderId: null }),
    },
    data: { status: "cancelled", failure: "Given up" },
  });
}

async function listUnsettled(
  db: PrismaClient,
  gateway: PaymentGateway,
  at: Date,
): Promise<Order[]> {
  return db.order.findMany({
    where: {
      gateway: gateway.name,
      status: { in: gateway.name === "test" ? ["approved"] : ["created", "pending", "approved"] },
      providerOrderId: { not: null },
      createdAt: { lt: subMinutes(at, leaveAloneMinutes) },
    },
    // Whoever waits longest is first, so that nobody stands in the way of others for ever.
    orderBy: [{ lookedAt: { sort: "asc", nulls: "first" } }, { id: "asc" }],
    take: 200,
  });
}

async function lookAgain(
  services: PaymentServices,
  gateway: PaymentGateway,
  order: Order,
  moment: Moment,
) {
  const { at } = moment;
  const { providerOrderId, totalCents, currency } = order;
  if (!providerOrderId) return;
  const looked = await services.db.order.updateMany({
    where: { id: order.id, status: order.status },
    data: { lookedAt: at },
  });
  // Meanwhile it was paid, or a newer order has replaced it.
  if (looked.count === 0) return;
  const found = await gateway.find({ providerOrderId, totalCents, currency });
  const state =
    found.status === "approved"
      ? await captureFor(services.db, gateway, { order, providerOrderId }, moment)
      : found;
  const waiting = state.status === "open" || state.status === "approved";
  const stale = order.createdAt < subHours(at, giveUpHours);
  await settlePayment(services, order, waiting && stale ? { status: "voided" } : state, moment);
}

// The buyer agreed and left before we could take the money: take it, if they still may buy.
async function captureFor(
  db: PrismaClient,
  gateway: PaymentGateway,
  { order, providerOrderId }: { order: Order; providerOrderId: string },
  moment: Moment,
): Promise<PaymentState> {
  if (await refuseOrderBuyer(db, order, moment)) return { status: "open" };
  const { id, totalCents, currency, status } = order;
  const begun = await db.order.updateMany({
    where: { id, status },
    data: { status: status === "created" ? "pending" : status },
  });
  if (begun.count === 0) return { status: "open" };
  return gateway.capture({ providerOrderId, totalCents, currency });
}

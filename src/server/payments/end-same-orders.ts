import { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";
import type { Order } from "../generated/prisma/client";
import type { OrderStatus } from "../generated/prisma/enums";
import type { Moment } from "../time/moment";
import { refuseUncertain } from "./choose-gateway";
import type { PaymentGateway } from "./gateway";
import type { PaymentServices } from "./payment-services";
import { settlePayment } from "./settle-payment";

interface Item {
  planId: number | null;
  quantity: number;
}

/** A purchase whose money nobody may take twice. */
interface Purchase {
  memberId: number;
  items: readonly Item[];
  /** the order that it became, where it is one already */
  orderId?: number;
}

const unfinished: OrderStatus[] = ["created", "pending", "approved"];

/**
 * The member's unfinished online orders of the same items, which this purchase replaces: the gateway was
 * asked about each and has not taken its money. What waits at the clubhouse charges nobody and stays. Refuses ALREADY_PAYING where it has, or may yet, and
 * PAYMENT_UNCERTAIN where it does not say. What was paid is written down first.
 */
export async function findReplaced(
  services: PaymentServices,
  purchase: Purchase,
  moment: Moment,
): Promise<number[]> {
  const { db, gateway } = services;
  if (!gateway) return [];
  const replaced: number[] = [];
  for (const order of await listSame(db, gateway, purchase)) {
    if (await isPaying(services, gateway, order, moment)) {
      const sentence = `Order ${order.id} of the same is paid already, or its money is on the way. Please look at your payments before you pay again.`;
      throw new Refusal("ALREADY_PAYING", sentence);
    }
    replaced.push(order.id);
  }
  return replaced;
}

/** Gives up orders for a newer one: their money is not taken any more, and what comes is sent back. */
export async function endReplaced(db: Db, ids: readonly number[]): Promise<void> {
  await db.order.updateMany({
    where: { id: { in: [...ids] }, status: { in: unfinished } },
    data: { status: "cancelled", failure: "Replaced by a newer order" },
  });
}

async function listSame(db: Db, gateway: PaymentGateway, { memberId, items, orderId }: Purchase) {
  const orders = await db.order.findMany({
    where: {
      memberId,
      status: { in: unfinished },
      gateway: gateway.name,
      ...(orderId !== undefined && { id: { lt: orderId } }),
    },
    include: { items: true },
    orderBy: { id: "asc" },
  });
  return orders.filter((order) => contents(order.items) === contents(items));
}

const contents = (items: readonly Item[]): string =>
  items
    .map(({ planId, quantity }) => `${quantity} of ${planId}`)
    .sort()
    .join();

async function isPaying(
  services: PaymentServices,
  gateway: PaymentGateway,
  order: Order,
  moment: Moment,
): Promise<boolean> {
  const { providerOrderId, totalCents, currency } = order;
  if (providerOrderId === null) return false;
  // The test gateway calls paid whatever it is asked about; only what somebody tried to pay is.
  if (gateway.name === "test" && order.status !== "approved") return false;
  const asked = gateway.find({ providerOrderId, totalCents, currency });
  const state = await asked.catch(refuseUncertain);
  const settled = await settlePayment(services, order, state, moment).catch(refuseUncertain);
  return settled === "granted" || state.status === "held";
}

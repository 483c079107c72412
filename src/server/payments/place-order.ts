import { refuseUnlessActive } from "../../shared/members/refuse-by-role";
import { isTotal, refuseTerms } from "../../shared/payments/order-rules";
import type { PlaceOrderInput } from "../../shared/payments/order-schemas";
import { type OrderLine, priceLine, totalsOf } from "../../shared/payments/order-totals";
import { Refusal } from "../../shared/refusals";
import { forgetAnswer, withIdempotency } from "../answers/idempotency";
import type { Db } from "../database/open-database";
import { writing } from "../database/writing";
import type { Order, OrderItem } from "../generated/prisma/client";
import { keepCurrency, lockMember } from "../locks";
import type { PricesOf } from "../packages/plan-cents";
import type { SignedInActor } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { refuseClosed } from "./choose-gateway";
import { endReplaced, findReplaced } from "./end-same-orders";
import type { PaymentGateway } from "./gateway";
import { openedOrder } from "./kept-orders";
import { openGateway, type PaymentServices } from "./payment-services";
import { listPricedPlans, priceCart } from "./price-cart";
import { recordOrder } from "./record-order";
import { refuseBuyer, refuseMoreOrders } from "./refuse-buyer";

/**
 * Opens an order at the server's prices and at the gateway, and gives the gateway's id for it.
 * Refuses what is not the price, the currency or the intent (rules, Packages and money), one order
 * too many, ALREADY_PAYING where the same is paid or being paid, and PAYMENTS_CLOSED while the gateway does not answer; then its key is forgotten, so
 * that a repetition tries again.
 */
export async function placeOrder(
  services: PaymentServices,
  input: PlaceOrderInput,
  by: SignedInActor,
  moment: Moment,
): Promise<{ id: string }> {
  const { at } = moment;
  const { db } = services;
  const gateway = openGateway(services);
  const orderId = await writing(db, async (tx) => {
    const member = await lockMember(tx, by.id);
    return withIdempotency(tx, by.repeated, openedOrder, at, async () => {
      // Not allowed (403) answers before an unknown package (404).
      const notActive = refuseUnlessActive(member, "member", "buy");
      if (notActive) throw notActive;
      await keepCurrency(tx);
      const club = await getClubSettings(tx);
      if (!gateway.takes(club.currency)) throw new Refusal("PAYMENTS_CLOSED");
      const lines = await linesOf(tx, input, club);
      const refusal =
        (await refuseBuyer(tx, member, lines, "member", moment)) ??
        refuseTerms(input, totalsOf(lines), club);
      if (refusal) throw refusal;
      const tooMany = await refuseMoreOrders(tx, by.id);
      if (tooMany) throw tooMany;
      return recordOrder(tx, {
        memberId: by.id,
        gateway: gateway.name,
        status: "created",
        lines,
        club,
        createdBy: by.id,
        at,
      });
    });
  });
  const opening = openAtGateway(services, gateway, orderId, moment);
  const id = await opening.catch(async (error: unknown) => {
    await forgetAnswer(db, by.repeated);
    throw error;
  });
  return { id };
}

// Without items the amount itself names the package: each has another total.
async function linesOf(
  db: Db,
  { items, amount }: PlaceOrderInput,
  club: PricesOf,
): Promise<OrderLine[]> {
  if (items) return priceCart(db, items, club);
  const lines = (await listPricedPlans(db, club)).map((plan) =>
    priceLine(plan, { planId: plan.id, quantity: 1 }),
  );
  const line = lines.find((one) => isTotal(amount, totalsOf([one]), club));
  if (!line) throw new Refusal("WRONG_AMOUNT", undefined, "amount");
  return [line];
}

async function openAtGateway(
  services: PaymentServices,
  gateway: PaymentGateway,
  orderId: number,
  moment: Moment,
) {
  const { db } = services;
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { items: true },
  });
  if (order.providerOrderId) return order.providerOrderId;
  await replaceOlder(services, order, moment);
  const asked = gateway.openOrder({
    // The id alone would repeat in another database that uses the same account.
    requestId: `order-${orderId}-${order.createdAt.getTime()}`,
    totalCents: order.totalCents,
    currency: order.currency,
    description: order.items.map((item) => `${item.quantity} × ${item.name}`).join(", "),
  });
  const { providerOrderId } = await asked.catch(refuseClosed);
  await db.order.update({ where: { id: orderId }, data: { providerOrderId } });
  return providerOrderId;
}

/** Of two orders of the same the younger ends the older; where that is being paid, the older stands. */
async function replaceOlder(
  services: PaymentServices,
  { id: orderId, memberId, items }: Order & { items: OrderItem[] },
  moment: Moment,
) {
  const { db } = services;
  try {
    await endReplaced(db, await findReplaced(services, { memberId, items, orderId }, moment));
  } catch (error) {
    await endReplaced(db, [orderId]);
    throw error;
  }
}

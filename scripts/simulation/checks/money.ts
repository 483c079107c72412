import { toCents } from "../../../src/shared/payments/money";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";

const taken = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"];

/** The books claim no money that PayPal does not have, and none to be back that is not. */
export async function expectMoneyBacked(club: SimulatedClub): Promise<void> {
  for (const { known, order, captures, refunds } of await statements(club)) {
    if (known.paid && order.captureId === null) {
      throw new Broken("no acknowledged payment is lost", { known, order });
    }
    const capture = captures.find(({ id }) => id === order.captureId);
    if (order.captureId !== null && (!capture || !taken.includes(capture.status))) {
      throw new Broken("what is granted was paid", { order, captures });
    }
    for (const { providerRefundId, amountCents } of order.refunds) {
      if (providerRefundId === null || providerRefundId.endsWith("-BACK")) continue;
      const refund = refunds.find(({ id }) => id === providerRefundId);
      if (!refund || toCents(refund.amount.value, order.currency) !== amountCents) {
        throw new Broken("money that is said to be back is back", { order, refunds });
      }
    }
  }
}

/** Money at PayPal is money in the books, in both directions. */
export async function expectMoneySettled(club: SimulatedClub): Promise<void> {
  for (const { order, captures, refunds } of await statements(club)) {
    const open = order.refunds.filter((row) => !row.providerRefundId && !row.refusedAt);
    if (open.length > 0) throw new Broken("every refund is answered in the end", { order, open });
    const atPaypal = refunds.reduce(
      (sum, { amount }) => sum + toCents(amount.value, order.currency),
      0,
    );
    const inBooks = order.refunds
      .filter(({ refusedAt }) => refusedAt === null)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (atPaypal !== inBooks) {
      throw new Broken("what went back at PayPal went back in the books", { order, refunds });
    }
    const paid = captures.some(({ status }) => taken.includes(status));
    const returned = order.refunds.some(({ kind }) => kind === "return") || atPaypal > 0;
    if (paid && order.captureId === null && !returned) {
      throw new Broken("what was paid is granted or goes back", { order, captures });
    }
  }
}

async function statements({ books, memory, paypal }: SimulatedClub) {
  const orders = await books.order.findMany({
    where: { gateway: "paypal", providerOrderId: { not: null } },
    include: { refunds: true },
  });
  const byProviderId = new Map(orders.map((order) => [order.providerOrderId, order]));
  return [...memory.orders.values()].map((known) => {
    const order = byProviderId.get(known.providerOrderId);
    if (!order) throw new Broken("no acknowledged order is lost", known);
    return { known, order, ...paypal.books.statement(known.providerOrderId) };
  });
}

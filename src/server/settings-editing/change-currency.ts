import { currencyName } from "../../shared/payments/currency-name";
import { formatCents } from "../../shared/payments/money";
import { decimalsOf } from "../../shared/profile/currencies";
import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import { lockCurrency } from "../locks";

// The largest price of a currency with decimals: an order of several must fit its column.
const dearest = 9_999_999;

/**
 * The step before the club takes its money in another currency; no figure is converted. Refuses
 * ORDERS_OPEN while an order is neither paid nor closed, PRICES_HAVE_CENTS where the new one has none,
 * and BAD_INPUT where a price is more than it may be in the new one.
 */
export async function changeCurrency(tx: Tx, currency: string): Promise<void> {
  await lockCurrency(tx);
  const open = await tx.order.findFirst({
    where: { status: { in: ["created", "pending", "approved"] } },
    orderBy: { id: "asc" },
  });
  if (open) {
    const sentence = `Order ${open.id} is neither paid nor closed yet. Please see to it in the Books first.`;
    throw new Refusal("ORDERS_OPEN", sentence, "currency");
  }
  for (const { name, price } of await tx.membershipPlan.findMany({ orderBy: { id: "asc" } })) {
    if (decimalsOf(currency) === 0 && !price.isInteger()) {
      const sentence = `${name} costs ${price.toFixed(2)}, and ${currencyName({ currency })} have no cents. Please round its price first.`;
      throw new Refusal("PRICES_HAVE_CENTS", sentence, "currency");
    }
    if (decimalsOf(currency) > 0 && price.mul(100).gt(dearest)) {
      const most = formatCents(dearest, currency);
      const sentence = `${name} costs ${price.toFixed(0)}, and ${currency} prices go up to ${most}. Please lower it first.`;
      throw new Refusal("BAD_INPUT", sentence, "currency");
    }
  }
}

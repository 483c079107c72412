import type { PlanView } from "../packages/plan-view";
import { sharedSentences } from "../refusals";
import { netOf, toCents } from "./money";
import { type CartItem, maxItemsPerOrder, tooManyItems } from "./order-schemas";
import { type OrderLine, priceLine } from "./order-totals";

/** How many of the package are in the cart. */
export const quantityOf = (items: readonly CartItem[], planId: number): number =>
  items.find((item) => item.planId === planId)?.quantity ?? 0;

/** How many items there are in all. */
export const countItems = (items: readonly CartItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The cart with that many of the package; none takes it out. */
export function withQuantity(
  items: readonly CartItem[],
  planId: number,
  quantity: number,
): CartItem[] {
  const others = items.filter((item) => item.planId !== planId);
  if (quantity < 1) return others;
  return [...others, { planId, quantity }].sort((a, b) => a.planId - b.planId);
}

/**
 * Why one more of the package cannot go into the cart, as a sentence; null when it can. At most 3
 * in all and 3 of one; one fee of all there are, and one training; a fee while it is sold to the buyer
 * (rules, Packages and money).
 */
export function refuseOneMore(
  items: readonly CartItem[],
  plan: Pick<PlanView, "id" | "kind">,
  plans: readonly Pick<PlanView, "id" | "kind">[],
  feeNotSold: string | null,
): string | null {
  if (plan.kind === "fee" && feeNotSold !== null) return feeNotSold;
  const kindOf = (id: number) => plans.find((one) => one.id === id)?.kind;
  if (plan.kind !== "hours" && items.some(({ planId }) => kindOf(planId) === plan.kind)) {
    return sharedSentences.ONE_AT_A_TIME;
  }
  return countItems(items) >= maxItemsPerOrder ? tooManyItems : null;
}

/** The cart priced from the price list in its currency; what is no longer on it is left out. */
export function priceItems(
  items: readonly CartItem[],
  plans: readonly PlanView[],
  currency: string,
): OrderLine[] {
  return items.flatMap((item) => {
    const plan = plans.find(({ id }) => id === item.planId);
    return plan ? [priceLine(inCents(plan, currency), item)] : [];
  });
}

const inCents = (plan: PlanView, currency: string) => ({
  ...plan,
  priceCents: toCents(netOf(plan, currency), currency),
  taxesCents: plan.taxes.map(({ amount }) => toCents(amount, currency)),
});

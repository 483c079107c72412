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
 * in all and 3 of one; fee and training one at a time, the fee while it is sold to the buyer (rules, Packages and money).
 */
export function refuseOneMore(
  items: readonly CartItem[],
  plan: Pick<PlanView, "id" | "kind">,
  feeNotSold: string | null,
): string | null {
  if (plan.kind === "fee" && feeNotSold !== null) return feeNotSold;
  if (plan.kind !== "hours" && quantityOf(items, plan.id) >= 1) {
    return sharedSentences.ONE_AT_A_TIME;
  }
  return countItems(items) >= maxItemsPerOrder ? tooManyItems : null;
}

/** The cart priced from the price list; what is no longer on it is left out. */
export function priceItems(items: readonly CartItem[], plans: readonly PlanView[]): OrderLine[] {
  return items.flatMap((item) => {
    const plan = plans.find(({ id }) => id === item.planId);
    return plan ? [priceLine(inCents(plan), item)] : [];
  });
}

const inCents = (plan: PlanView) => ({
  ...plan,
  priceCents: toCents(netOf(plan)),
  taxCents: toCents(plan.tax),
});

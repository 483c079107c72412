import { formatCents } from "../../shared/packages/money";
import { type CartItem, maxItems } from "../../shared/packages/order-schemas";
import type { PlanView } from "../../shared/packages/plan-view";

/** How many of each package, by the package's id. */
export type PackageCart = Readonly<Record<number, number>>;

/** Whether one more of this package may go in: 3 in all, one fee and one training (spec part 2 §5). */
export function mayAdd(cart: PackageCart, plan: PlanView, buyer: { feePaid: boolean }): boolean {
  if (plan.kind === "fee" && buyer.feePaid) return false;
  const atMost = plan.kind === "hours" ? maxItems : 1;
  return itemCount(cart) < maxItems && (cart[plan.id] ?? 0) < atMost;
}

export const itemCount = (cart: PackageCart): number =>
  Object.values(cart).reduce((sum, quantity) => sum + quantity, 0);

/** What the cart comes to with GST, as decimal text. */
export function cartTotal(cart: PackageCart, plans: readonly PlanView[]): string {
  const cents = plans.reduce(
    (sum, { id, total }) => sum + Math.round(Number(total) * 100) * (cart[id] ?? 0),
    0,
  );
  return formatCents(cents);
}

export const itemsOf = (cart: PackageCart): CartItem[] =>
  Object.entries(cart)
    .filter(([, quantity]) => quantity > 0)
    .map(([planId, quantity]) => ({ planId: Number(planId), quantity }));

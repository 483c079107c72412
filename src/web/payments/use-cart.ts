import { useState } from "react";
import type { PlanView } from "../../shared/packages/plan-view";
import { quantityOf, refuseOneMore, withQuantity } from "../../shared/payments/cart-rules";
import type { CartItem } from "../../shared/payments/order-schemas";
import { useDraft } from "../layout/drafts/use-draft";
import { useKept } from "../layout/drafts/use-kept";

export interface Cart {
  items: readonly CartItem[];
  /** why the last press did nothing */
  refusal: string | null;
  addOne: (plan: PlanView) => void;
  takeOne: (plan: PlanView) => void;
  empty: () => void;
}

const nothing: readonly CartItem[] = [];

/**
 * What a member is about to buy of the packages on sale, within the club's limits; `feeNotSold` says why the fee is not sold to
 * them. It is kept as the draft of that name (`useDraft`).
 */
export function useCart(
  plans: readonly PlanView[],
  feeNotSold: string | null,
  draft: string,
): Cart {
  const { value: items, keep } = useKept(useDraft(draft), nothing, areItems, cartIsHere);
  const [refusal, setRefusal] = useState<string | null>(null);

  function change(plan: PlanView, by: number) {
    setRefusal(null);
    keep(withQuantity(items, plan.id, quantityOf(items, plan.id) + by));
  }

  return {
    items,
    refusal,
    addOne: (plan) => {
      const reason = refuseOneMore(items, plan, plans, feeNotSold);
      if (reason === null) change(plan, 1);
      else setRefusal(reason);
    },
    takeOne: (plan) => change(plan, -1),
    empty: () => {
      keep(nothing);
      setRefusal(null);
    },
  };
}

const cartIsHere = {
  title: "Your cart is here again",
  description: "It has not been ordered yet.",
};

const areItems = (kept: unknown): kept is readonly CartItem[] =>
  Array.isArray(kept) && kept.every(isItem);

const isItem = (item: unknown) => {
  const known = new Map<string, unknown>(Object.entries(item ?? {}));
  return ["planId", "quantity"].every((name) => Number.isInteger(known.get(name)));
};

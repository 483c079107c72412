import { useState } from "react";
import type { PlanView } from "../../shared/packages/plan-view";
import { quantityOf, refuseOneMore, withQuantity } from "../../shared/payments/cart-rules";
import type { CartItem } from "../../shared/payments/order-schemas";

export interface Cart {
  items: readonly CartItem[];
  /** why the last press did nothing */
  refusal: string | null;
  addOne: (plan: PlanView) => void;
  takeOne: (plan: PlanView) => void;
  empty: () => void;
}

/** What a member is about to buy, within the club's limits; `feeNotSold` says why the fee is not sold to them. */
export function useCart(feeNotSold: string | null): Cart {
  const [items, setItems] = useState<readonly CartItem[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);

  function change(plan: PlanView, by: number) {
    setRefusal(null);
    setItems(withQuantity(items, plan.id, quantityOf(items, plan.id) + by));
  }

  return {
    items,
    refusal,
    addOne: (plan) => {
      const reason = refuseOneMore(items, plan, feeNotSold);
      if (reason === null) change(plan, 1);
      else setRefusal(reason);
    },
    takeOne: (plan) => change(plan, -1),
    empty: () => {
      setItems([]);
      setRefusal(null);
    },
  };
}

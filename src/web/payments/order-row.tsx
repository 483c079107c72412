import type { ReactNode } from "react";
import type { OrderView } from "../../shared/payments/order-schemas";
import { formatDate } from "../../shared/time/club-dates";
import { useMoney } from "../clock/use-money";
import { Badge } from "../ui/badge";
import { itemWords, orderState } from "./order-words";

/** One purchase as the treasurer sees it; `children` are what can be done with it. */
export function OrderRow({ order, children }: { order: OrderView; children: ReactNode }) {
  const { word, tone } = orderState(order);
  const { short } = useMoney(order);
  return (
    <li className="grid xs:grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[7.5rem_1fr_auto_7rem_auto]">
      <span className="text-ink-soft text-sm tabular-nums">
        {formatDate(order.date, "MMM d, yyyy")}
      </span>
      <span className="min-w-0 max-sm:order-3 max-sm:col-span-2">
        <span className="font-semibold">{order.memberName}</span>
        <span className="block text-ink-soft text-sm">
          {itemWords(order)}
          {Number(order.refunded) > 0 && `, ${short(order.refunded)} refunded`}
        </span>
      </span>
      <span className="max-sm:order-4">
        <Badge tone={tone}>{word}</Badge>
      </span>
      <span className="text-right font-semibold tabular-nums max-sm:order-2">
        {short(order.total)}
      </span>
      <span className="flex flex-wrap justify-end gap-2 max-sm:order-5">{children}</span>
    </li>
  );
}

/** Which order a button is about, for those who hear it among many. */
export function OrderName({ order }: { order: OrderView }) {
  return (
    <span className="sr-only">
      order {order.id} of {order.memberName}
    </span>
  );
}

import { useState } from "react";
import { Link } from "wouter";
import type { OrderView } from "../../shared/payments/order-schemas";
import { formatDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { useMoney } from "../clock/use-money";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { receiptPath } from "../paths";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { itemWords, orderState } from "./order-words";

const shownAtFirst = 3;

/** What the member paid or still has to, each with its receipt. */
export function MyPayments() {
  const read = useRead(trpc.packages.myOrders.useQuery());
  return (
    <section aria-labelledby="payments-title" className="grid gap-3">
      <h2 id="payments-title" className="text-2xl">
        Payments
      </h2>
      <Read of={read} failure="Your payments could not be loaded" skeleton="h-24">
        {(orders) =>
          orders.length === 0 ? (
            <p className="text-ink-soft">Nothing yet. Receipts of what you buy are kept here.</p>
          ) : (
            <Payments orders={orders} />
          )
        }
      </Read>
    </section>
  );
}

/** The latest first; the others at a press. */
function Payments({ orders }: { orders: readonly OrderView[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {(all ? orders : orders.slice(0, shownAtFirst)).map((order) => (
          <PaymentRow key={order.id} order={order} />
        ))}
      </ul>
      {orders.length > shownAtFirst && (
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? "Only the latest" : `All ${orders.length} payments`}
        </Button>
      )}
    </>
  );
}

function PaymentRow({ order }: { order: OrderView }) {
  const { word, tone } = orderState(order);
  const { short } = useMoney(order);
  return (
    <li className="grid xs:grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[8rem_1fr_7rem_auto_7rem]">
      <span className="text-ink-soft text-sm tabular-nums sm:text-base">
        {formatDate(order.date, "MMM d, yyyy")}
      </span>
      <span className="max-sm:order-3">
        {itemWords(order)}
        {Number(order.refunded) > 0 && (
          <span className="block text-ink-soft text-sm tabular-nums">
            {short(order.refunded)} refunded
          </span>
        )}
      </span>
      <span className="text-right font-semibold tabular-nums max-sm:order-2">
        {short(order.total)}
      </span>
      <span className="max-sm:order-4 max-sm:justify-self-end">
        <Badge tone={tone}>{word}</Badge>
      </span>
      <span className="max-sm:order-5 sm:text-right">
        {order.receiptNumber !== null && (
          <Link
            to={receiptPath(order.receiptNumber)}
            className="inline-flex text-link pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            Receipt {order.receiptNumber}
          </Link>
        )}
      </span>
    </li>
  );
}

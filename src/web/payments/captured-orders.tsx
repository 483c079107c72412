import { useState } from "react";
import { Link } from "react-router";
import type { OrderView } from "../../shared/payments/order-schemas";
import { trpc } from "../api";
import { receiptPath } from "../paths";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { TextField } from "../ui/text-field";
import { OrderRow } from "./order-row";
import { RefundDialog } from "./refund-dialog";

/** What was paid, the latest first, each with its receipt and the way to refund it. */
export function CapturedOrders() {
  const { data: orders, error } = trpc.admin.orders.useQuery({ status: "captured" });
  const [search, setSearch] = useState("");
  const [refunding, setRefunding] = useState<OrderView | null>(null);
  const found = orders?.filter((order) => matches(order, search));
  return (
    <section aria-labelledby="paid-title" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="paid-title" className="text-2xl">
          Paid
        </h2>
        <TextField
          label="Find by name or receipt"
          type="search"
          className="w-full sm:w-64"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {error && (
        <Notice kind="danger" title="These orders could not be loaded">
          {error.message}
        </Notice>
      )}
      {!orders && !error && <Skeleton className="h-20 w-full" />}
      {found?.length === 0 && (
        <p className="text-ink-soft">
          {search ? "No paid order matches." : "Nothing was bought yet."}
        </p>
      )}
      {found && found.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {found.map((order) => (
            <OrderRow key={order.id} order={order}>
              {order.receiptNumber !== null && (
                <Link
                  to={receiptPath(order.receiptNumber)}
                  className="inline-flex items-center text-link text-sm pointer-coarse:min-h-11"
                >
                  Receipt {order.receiptNumber}
                </Link>
              )}
              <Button
                size="small"
                variant="secondary"
                aria-label={`Refund order ${order.id} of ${order.memberName}`}
                onClick={() => setRefunding(order)}
              >
                Refund
              </Button>
            </OrderRow>
          ))}
        </ul>
      )}
      {refunding && <RefundDialog order={refunding} onClose={() => setRefunding(null)} />}
    </section>
  );
}

function matches({ memberName, receiptNumber }: OrderView, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return memberName.toLowerCase().includes(wanted) || String(receiptNumber) === wanted;
}

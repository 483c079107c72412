import { useState } from "react";
import { Link } from "wouter";
import { holdsWords } from "../../shared/fields/compare-words";
import type { OrderView } from "../../shared/payments/order-schemas";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { receiptPath } from "../paths";
import { Button } from "../ui/button";
import { TextField } from "../ui/forms/text-field";
import { OrderName, OrderRow } from "./order-row";
import { RefundDialog } from "./refund-dialog";

/** What was paid, the latest first, each with its receipt and the way to refund it. */
export function CapturedOrders() {
  const read = useRead(trpc.admin.orders.useQuery({ status: "captured" }));
  const [search, setSearch] = useState("");
  const [refunding, setRefunding] = useState<OrderView | null>(null);
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
      <Read of={read} failure="These orders could not be loaded" skeleton="h-20">
        {(orders) => {
          const found = orders.filter((order) => matches(order, search));
          if (found.length === 0) {
            return (
              <p className="text-ink-soft">
                {search ? "No paid order matches." : "Nothing was bought yet."}
              </p>
            );
          }
          return (
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
                  <Button size="small" variant="secondary" onClick={() => setRefunding(order)}>
                    Refund <OrderName order={order} />
                  </Button>
                </OrderRow>
              ))}
            </ul>
          );
        }}
      </Read>
      {refunding && <RefundDialog order={refunding} onClose={() => setRefunding(null)} />}
    </section>
  );
}

function matches({ memberName, receiptNumber }: OrderView, search: string): boolean {
  return holdsWords(memberName, search) || String(receiptNumber) === search.trim();
}

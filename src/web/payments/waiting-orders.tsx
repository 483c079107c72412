import { useState } from "react";
import type { OrderView } from "../../shared/payments/order-schemas";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { CancelOrderDialog } from "./cancel-order-dialog";
import { MarkPaidDialog } from "./mark-paid-dialog";
import { OrderName, OrderRow } from "./order-row";

/** Orders to be paid over the counter, for the admin who has the money in hand. */
export function WaitingOrders() {
  const read = useRead(trpc.admin.orders.useQuery({ status: "pending" }));
  const [paying, setPaying] = useState<OrderView | null>(null);
  const [cancelling, setCancelling] = useState<OrderView | null>(null);
  return (
    <section aria-labelledby="waiting-title" className="grid gap-3">
      <h2 id="waiting-title" className="text-2xl">
        To be paid at the clubhouse
      </h2>
      <Read of={read} failure="These orders could not be loaded" skeleton="h-20">
        {(orders) => {
          const waiting = orders.filter(({ gateway }) => gateway === "clubhouse");
          if (waiting.length === 0) {
            return <p className="text-ink-soft">Nobody owes the club anything.</p>;
          }
          return (
            <ul className="divide-y divide-line border-line border-y">
              {waiting.map((order) => (
                <OrderRow key={order.id} order={order}>
                  <Button size="small" variant="quiet" onClick={() => setCancelling(order)}>
                    Cancel <OrderName order={order} />
                  </Button>
                  <Button size="small" onClick={() => setPaying(order)}>
                    Mark paid <OrderName order={order} />
                  </Button>
                </OrderRow>
              ))}
            </ul>
          );
        }}
      </Read>
      {paying && <MarkPaidDialog order={paying} onClose={() => setPaying(null)} />}
      {cancelling && <CancelOrderDialog order={cancelling} onClose={() => setCancelling(null)} />}
    </section>
  );
}

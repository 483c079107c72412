import { useState } from "react";
import type { OrderView } from "../../shared/payments/order-schemas";
import { trpc } from "../api";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { CancelOrderDialog } from "./cancel-order-dialog";
import { MarkPaidDialog } from "./mark-paid-dialog";
import { OrderRow } from "./order-row";

/** Orders to be paid over the counter, for the admin who has the money in hand. */
export function WaitingOrders() {
  const orders = trpc.admin.orders.useQuery({ status: "pending" });
  const [paying, setPaying] = useState<OrderView | null>(null);
  const [cancelling, setCancelling] = useState<OrderView | null>(null);
  const waiting = orders.data?.filter(({ gateway }) => gateway === "clubhouse");
  return (
    <section aria-labelledby="waiting-title" className="grid gap-3">
      <h2 id="waiting-title" className="text-2xl">
        To be paid at the clubhouse
      </h2>
      {orders.error && (
        <Notice kind="danger" title="These orders could not be loaded">
          {orders.error.message}
        </Notice>
      )}
      {!waiting && !orders.error && <Skeleton className="h-20 w-full" />}
      {waiting?.length === 0 && <p className="text-ink-soft">Nobody owes the club anything.</p>}
      {waiting && waiting.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {waiting.map((order) => (
            <OrderRow key={order.id} order={order}>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Cancel order ${order.id} of ${order.memberName}`}
                onClick={() => setCancelling(order)}
              >
                Cancel
              </Button>
              <Button
                size="small"
                aria-label={`Mark order ${order.id} of ${order.memberName} paid`}
                onClick={() => setPaying(order)}
              >
                Mark paid
              </Button>
            </OrderRow>
          ))}
        </ul>
      )}
      {paying && <MarkPaidDialog order={paying} onClose={() => setPaying(null)} />}
      {cancelling && <CancelOrderDialog order={cancelling} onClose={() => setCancelling(null)} />}
    </section>
  );
}

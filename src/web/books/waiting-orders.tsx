import { useState } from "react";
import type { OrderView } from "../../shared/packages/order-schemas";
import { trpc } from "../api";
import { itemWords } from "../packages/order-words";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { showToast } from "../ui/toast-store";
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
      {paying && <MarkPaid order={paying} onClose={() => setPaying(null)} />}
      {cancelling && <CancelOrder order={cancelling} onClose={() => setCancelling(null)} />}
    </section>
  );
}

function MarkPaid({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const api = trpc.useUtils();
  const marking = trpc.admin.markPaid.useMutation();

  async function markPaid() {
    const { receiptNumber } = await marking.mutateAsync({ id: order.id });
    await Promise.all([
      api.admin.orders.invalidate(),
      api.admin.compareBooks.invalidate(),
      api.auth.me.invalidate(),
    ]);
    showToast({
      title: "Order Paid",
      description: `Receipt ${receiptNumber} goes to ${order.memberName}.`,
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${order.total} CAD from ${order.memberName}?`}
      confirmLabel="Mark paid"
      pendingLabel="Marking..."
      cancelLabel="Not yet"
      tone="primary"
      onConfirm={markPaid}
    >
      {itemWords(order)} will be on {order.memberName}'s account at once, with a receipt.
    </ConfirmDialog>
  );
}

function CancelOrder({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const api = trpc.useUtils();
  const cancelling = trpc.admin.cancelOrder.useMutation();

  async function cancel() {
    await cancelling.mutateAsync({ id: order.id });
    await api.admin.orders.invalidate();
    showToast({
      title: "Order Cancelled",
      description: `${order.memberName} owes nothing for it.`,
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel the order of ${order.memberName}?`}
      confirmLabel="Cancel order"
      pendingLabel="Cancelling..."
      onConfirm={cancel}
    >
      {itemWords(order)} for {order.total} CAD will not be paid any more. Nothing was credited.
    </ConfirmDialog>
  );
}

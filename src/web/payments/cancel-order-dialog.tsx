import type { OrderView } from "../../shared/payments/order-schemas";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useMoney } from "../clock/use-money";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { showToast } from "../ui/toasts/toast-store";
import { itemWords } from "./order-words";

/** Gives up an order that nobody is going to pay. */
export function CancelOrderDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { words } = useMoney(order);
  const cancelling = trpc.admin.cancelOrder.useMutation(readFirst);

  async function cancel() {
    await cancelling.mutateAsync({ id: order.id });
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
      {itemWords(order)} for {words(order.total)} will not be paid any more. Nothing was credited.
    </ConfirmDialog>
  );
}

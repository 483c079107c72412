import type { OrderView } from "../../shared/payments/order-schemas";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useMoney } from "../clock/use-money";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { showToast } from "../ui/toasts/toast-store";
import { itemWords } from "./order-words";

/** For the admin who has the money in hand. */
export function MarkPaidDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { words } = useMoney(order);
  const marking = trpc.admin.markPaid.useMutation(readFirst);

  async function markPaid() {
    const { receiptNumber } = await marking.mutateAsync({ id: order.id });
    showToast({
      title: "Order Paid",
      description: `Receipt ${receiptNumber} goes to ${order.memberName}.`,
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${words(order.total)} from ${order.memberName}?`}
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

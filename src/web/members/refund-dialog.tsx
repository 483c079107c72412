import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { formatHours } from "../../shared/hours/quarters";
import { type OrderView, refundOrderInput } from "../../shared/packages/order-schemas";
import { NotLoaded } from "../admin/not-loaded";
import { trpc } from "../api";
import { failureSentence } from "../failure-sentence";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { FormError } from "../ui/form-error";
import { Skeleton } from "../ui/skeleton";
import { TextField } from "../ui/text-field";
import { showToast } from "../ui/toast-store";
import { useMembersChanged } from "./use-members-changed";

/** Says first what a refund takes and returns, then asks why. */
export function RefundDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const preview = trpc.admin.refundPreview.useQuery({ id: order.id }, { gcTime: 0 });
  const nothing = preview.data?.amount === "0.00";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Refund ${order.memberName}?`}
      description={`Of $${order.total}, the unused hours of this payment go back.`}
    >
      {preview.isLoading && <Skeleton className="h-24 w-full" />}
      {preview.error && <NotLoaded sentence={preview.error.message} onRetry={preview.refetch} />}
      {nothing && <p>Nothing of this order is left to refund.</p>}
      {preview.data && !nothing && (
        <div className="grid gap-4">
          <p className="font-semibold">
            This takes {formatHours(preview.data.hours)} and returns ${preview.data.amount}.
          </p>
          <RefundForm order={order} amount={preview.data.amount} onRefunded={onClose} />
        </div>
      )}
    </Dialog>
  );
}

interface RefundFormProps {
  order: OrderView;
  amount: string;
  onRefunded: () => void;
}

function RefundForm({ order, amount, onRefunded }: RefundFormProps) {
  const refunding = trpc.admin.refund.useMutation();
  const changed = useMembersChanged();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(refundOrderInput),
    defaultValues: { id: order.id, reason: "" },
  });
  const { errors, isSubmitting } = formState;

  const refund = handleSubmit(async (input) => {
    try {
      await refunding.mutateAsync(input);
      showToast({ title: "Refunded", description: `$${amount} to ${order.memberName}.` });
    } catch (error) {
      setError("root", { message: failureSentence(error, "Failed to refund") });
      return;
    }
    onRefunded();
    await changed();
  });

  return (
    <form onSubmit={refund} noValidate className="grid gap-4">
      <TextField
        label="Reason"
        help="It stands in the ledger and in the audit trail."
        error={errors.reason?.message}
        {...register("reason")}
      />
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      <Button
        type="submit"
        variant="danger"
        className="justify-self-end"
        pending={isSubmitting}
        pendingLabel="Refunding..."
      >
        Refund ${amount}
      </Button>
    </form>
  );
}

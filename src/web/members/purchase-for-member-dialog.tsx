import { useState } from "react";
import type { MemberView } from "../../shared/members/member-views";
import { NotLoaded } from "../admin/not-loaded";
import { trpc } from "../api";
import { failureSentence } from "../failure-sentence";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { FormError } from "../ui/form-error";
import { SelectField } from "../ui/select-field";
import { Skeleton } from "../ui/skeleton";
import { showToast } from "../ui/toast-store";
import { fullName } from "./full-name";
import { cartTotal, itemCount, itemsOf, type PackageCart } from "./package-cart";
import { PackagePicker } from "./package-picker";
import { useMembersChanged } from "./use-members-changed";

const failure = "Failed to record the purchase";

interface PurchaseForMemberDialogProps {
  member: MemberView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What a member buys at the clubhouse: paid over the counter now, or later. */
export function PurchaseForMemberDialog(props: PurchaseForMemberDialogProps) {
  const { member, open, onOpenChange } = props;
  const plans = trpc.packages.plans.useQuery();
  const [cart, setCart] = useState<PackageCart>({});
  const [paid, setPaid] = useState(true);
  const sale = useSale(member, () => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Purchase packages for ${fullName(member)}`}
      description="Paid at the clubhouse. At most 3 items; hours last one year."
    >
      <div className="grid gap-5">
        {plans.isLoading && <Skeleton className="h-64 w-full" />}
        {plans.error && <NotLoaded sentence="Error Loading Packages" onRetry={plans.refetch} />}
        {plans.data && (
          <PackagePicker
            plans={plans.data}
            cart={cart}
            feePaid={member.feePaidAt !== null}
            onChange={setCart}
          />
        )}
        <SelectField
          label="Payment"
          help={
            paid
              ? "The hours are on the account at once."
              : "The hours come once it is marked paid."
          }
          value={paid ? "now" : "later"}
          onChange={({ target }) => setPaid(target.value === "now")}
        >
          <option value="now">Paid at the clubhouse now</option>
          <option value="later">Still to be paid</option>
        </SelectField>
        {sale.failure !== undefined && <FormError>{sale.failure}</FormError>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p aria-live="polite">
            Total with GST{" "}
            <strong className="font-display text-cedar text-xl tabular-nums">
              ${cartTotal(cart, plans.data ?? [])}
            </strong>
          </p>
          <Button
            disabled={itemCount(cart) === 0}
            pending={sale.pending}
            pendingLabel="Recording..."
            onClick={() => sale.sell(cart, paid)}
          >
            {paid ? "Record Payment" : "Record Order"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useSale(member: MemberView, onSold: () => void) {
  const selling = trpc.admin.purchaseForMember.useMutation();
  const changed = useMembersChanged();
  const [sentence, setSentence] = useState<string>();

  async function sell(cart: PackageCart, paid: boolean) {
    setSentence(undefined);
    try {
      const order = await selling.mutateAsync({ id: member.id, items: itemsOf(cart), paid });
      showToast({
        title: paid ? "Purchase Recorded" : "Order Recorded",
        description: `${fullName(member)}, $${order.total}${paid ? " paid" : " to be paid"}.`,
      });
    } catch (error) {
      const description = failureSentence(error, "Please try again.");
      showToast({ title: failure, description, variant: "destructive" });
      setSentence(description);
      return;
    }
    onSold();
    await changed();
  }

  return { sell, pending: selling.isPending, failure: sentence };
}

import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import type { PlanView } from "../../shared/packages/plan-view";
import { priceItems } from "../../shared/payments/cart-rules";
import { trpc } from "../calls/api";
import { useMoney } from "../clock/use-money";
import { useProfile } from "../clock/use-profile";
import { useDraft } from "../layout/drafts/use-draft";
import { useKeptWords } from "../layout/drafts/use-kept";
import { Read } from "../layout/read";
import { useAct } from "../layout/use-act";
import { useRead } from "../layout/use-read";
import { CartPanel } from "../payments/cart-panel";
import { useCart } from "../payments/use-cart";
import { useFeeNotSold } from "../payments/use-fee-not-sold";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialogs/dialog";
import { FormError } from "../ui/forms/form-error";
import { SelectField } from "../ui/forms/select-field";
import { showToast } from "../ui/toasts/toast-store";

interface PurchaseForMemberDialogProps {
  member: MemberView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What a member buys at the clubhouse: paid over the counter now, or later. */
export function PurchaseForMemberDialog(props: PurchaseForMemberDialogProps) {
  const { member, open, onOpenChange } = props;
  const read = useRead(trpc.packages.plans.useQuery());
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Purchase packages for ${fullName(member)}`}
      description="Paid at the clubhouse. Up to three items at a time."
    >
      <Read of={read} failure="Error Loading Packages" skeleton="h-96">
        {(plans) => <Sale member={member} plans={plans} onSold={() => onOpenChange(false)} />}
      </Read>
    </Dialog>
  );
}

interface SaleProps {
  member: MemberView;
  plans: readonly PlanView[];
  onSold: () => void;
}

function Sale({ member, plans, onSold }: SaleProps) {
  const { currency } = useProfile();
  const cart = useCart(plans, useFeeNotSold(member), `cart ${member.id}`);
  const { words, write, forget } = useKeptWords(useDraft(`sale ${member.id}`), { payment: "now" });
  const paid = words.payment === "now";
  const {
    act: sell,
    pending,
    refusal,
  } = useSale(member, () => {
    cart.empty();
    forget();
    onSold();
  });
  return (
    <div className="grid gap-5">
      <CartPanel
        plans={plans}
        cart={cart}
        lines={priceItems(cart.items, plans, currency)}
        closed={pending}
      />
      <SelectField
        label="Payment"
        help={
          paid ? "The hours are on the account at once." : "The hours come once it is marked paid."
        }
        value={words.payment}
        onChange={({ target }) => write({ payment: target.value })}
      >
        <option value="now">Paid at the clubhouse now</option>
        <option value="later">Still to be paid</option>
      </SelectField>
      <FormError>{refusal}</FormError>
      <Button
        className="justify-self-end"
        disabled={cart.items.length === 0}
        pending={pending}
        pendingLabel="Recording..."
        onClick={() => sell({ id: member.id, items: [...cart.items], paid })}
      >
        {paid ? "Record Payment" : "Record Order"}
      </Button>
    </div>
  );
}

function useSale(member: MemberView, onSold: () => void) {
  const { short } = useMoney();
  const selling = trpc.admin.purchaseForMember.useMutation({
    onSuccess: (order, { paid }) => {
      showToast({
        title: paid ? "Purchase Recorded" : "Order Recorded",
        description: `${fullName(member)}, ${short(order.total)}${paid ? " paid" : " to be paid"}.`,
      });
      onSold();
    },
  });
  return useAct(selling, { toast: "Failed to record the purchase" });
}

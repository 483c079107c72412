import type { PlanView } from "../../shared/packages/plan-view";
import { priceItems } from "../../shared/payments/cart-rules";
import { useProfile } from "../clock/use-profile";
import { Dialog } from "../ui/dialogs/dialog";
import { CartPanel } from "./cart-panel";
import { ClubhouseOrder } from "./clubhouse-order";
import { PaymentPanel } from "./payment-panel";
import type { Cart } from "./use-cart";
import { useCheckout } from "./use-checkout";

interface PurchaseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  plans: readonly PlanView[];
  cart: Cart;
}

/** Choose up to three packages, see what they cost with their taxes, and pay. */
export function PurchaseDialog({ open, onOpenChange, plans, cart }: PurchaseDialogProps) {
  const lines = priceItems(cart.items, plans, useProfile().currency);
  const checkout = useCheckout(lines, {
    onPaid: () => {
      cart.empty();
      onOpenChange(false);
    },
    onOrdered: cart.empty,
  });
  const { waiting } = checkout;

  function change(opening: boolean) {
    if (!opening && waiting) checkout.forgetWaiting();
    onOpenChange(opening);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size={waiting ? "normal" : "wide"}
      title={waiting ? "Pay at the clubhouse" : "Purchase Packages"}
      description={
        waiting ? undefined : "Up to three items at a time. Hours expire one year after purchase."
      }
    >
      {waiting ? (
        <ClubhouseOrder order={waiting} onDone={() => change(false)} />
      ) : (
        <div className="grid gap-8 lg:grid-cols-2">
          <CartPanel plans={plans} cart={cart} lines={lines} closed={checkout.unsettled} />
          <PaymentPanel checkout={checkout} empty={lines.length === 0} />
        </div>
      )}
    </Dialog>
  );
}

import {
  INSTANCE_LOADING_STATE,
  PayPalGuestPaymentButton,
  PayPalOneTimePaymentButton,
  PayPalProvider,
  usePayPal,
} from "@paypal/react-paypal-js/sdk-v6";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { PaymentSetup } from "../../shared/payments/order-schemas";
import { failureSentence } from "../calls/failure-sentence";
import { useAct } from "../layout/use-act";
import { FormError } from "../ui/forms/form-error";
import { Skeleton } from "../ui/loading/skeleton";
import { Notice } from "../ui/notice";
import type { Checkout } from "./use-checkout";

interface PaypalPaymentProps {
  setup: PaymentSetup;
  checkout: Checkout;
  empty: boolean;
}

/** PayPal's own buttons; the card is typed into PayPal's form and never passes through the club. */
export function PaypalPayment({ setup, checkout, empty }: PaypalPaymentProps) {
  return (
    <PayPalProvider
      clientToken={setup.clientToken ?? undefined}
      environment={setup.environment}
      components={["paypal-payments", "paypal-guest-payments"]}
      pageType="checkout"
    >
      {empty ? (
        <p className="text-ink-soft">Choose a package first.</p>
      ) : (
        <PaypalButtons checkout={checkout} />
      )}
    </PayPalProvider>
  );
}

const unfinished = "The payment was not finished. Nothing was charged; please try again.";

function PaypalButtons({ checkout }: { checkout: Checkout }) {
  const { loadingStatus } = usePayPal();
  const [failure, setFailure] = useState<string>();
  const onError = (error: unknown) => setFailure(failureSentence(error, unfinished));
  // PayPal hears of an order that was not placed by its throwing.
  const placing = useMutation({ mutationFn: () => checkout.placeOrder(), onError });
  const capture = useAct(
    useMutation({ mutationFn: (orderId: string) => checkout.capture(orderId), onError }),
  );

  const handlers = {
    presentationMode: "auto" as const,
    createOrder: async () => {
      setFailure(undefined);
      return { orderId: await placing.mutateAsync() };
    },
    onApprove: async ({ orderId }: { orderId: string }) => {
      await capture.act(orderId);
    },
    onCancel: () => setFailure("The payment was cancelled. Nothing was charged."),
    // A refusal of ours has its own sentence; PayPal reports it once more as an error.
    onError: () => setFailure((said) => said ?? unfinished),
  };

  if (loadingStatus === INSTANCE_LOADING_STATE.PENDING) return <Skeleton className="h-24 w-full" />;
  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) {
    return (
      <Notice kind="careful" title="PayPal could not be loaded">
        Please check your connection and open this again, or pay at the clubhouse.
      </Notice>
    );
  }
  return (
    <div className="grid gap-3">
      <PayPalOneTimePaymentButton type="pay" {...handlers} />
      <PayPalGuestPaymentButton {...handlers} />
      <FormError>{failure}</FormError>
    </div>
  );
}

import { useState } from "react";
import { formatCents } from "../../shared/payments/money";
import type { OrderView } from "../../shared/payments/order-schemas";
import { type OrderLine, totalsOf } from "../../shared/payments/order-totals";
import type { RefusalCode } from "../../shared/refusals";
import { trpc } from "../calls/api";
import { refusalCode } from "../calls/failure-sentence";
import { useMoney } from "../clock/use-money";
import { useProfile } from "../clock/use-profile";
import { longToastMs, showToast } from "../ui/toasts/toast-store";
import { storePayment, useStoredPayment } from "./stored-payment";

export type Checkout = ReturnType<typeof useCheckout>;

interface CheckoutEnds {
  /** the money has moved, or will */
  onPaid: () => void;
  /** it is ordered, and to be paid at the clubhouse */
  onOrdered: () => void;
}

/** Orders and pays for the lines, and says so. Every step's failure is the caller's to show. */
export function useCheckout(lines: readonly OrderLine[], { onPaid, onOrdered }: CheckoutEnds) {
  const { currency } = useProfile();
  const money = useMoney();
  const showStoredPayment = useStoredPayment();
  // An order whose money may have moved: it is asked about again, never ordered anew.
  const [unsettled, setUnsettled] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<OrderView | null>(null);
  const total = formatCents(totalsOf(lines).totalCents, currency);
  const items = lines.map(({ id, quantity }) => ({ planId: id, quantity }));

  const placing = trpc.packages.placeOrder.useMutation();
  const capturing = trpc.packages.capture.useMutation({
    onSuccess: ({ id: orderId, status, hoursRemaining }) => {
      if (status === "PENDING") return sayHeld();
      const bought = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
      storePayment({ orderId, total: money.words(total), bought, hoursRemaining });
      setUnsettled(null);
      onPaid();
      showStoredPayment();
    },
    onError: (error, { id }) => setUnsettled(isSettled(error) ? null : id),
  });
  function sayHeld() {
    setUnsettled(null);
    onPaid();
    showToast({
      title: "Payment on Its Way",
      description: "Your bank holds it for now. Your hours come with it; please do not pay again.",
      durationMs: longToastMs,
    });
  }
  const payingLater = trpc.packages.payAtClubhouse.useMutation({
    onSuccess: (order) => {
      setWaiting(order);
      onOrdered();
    },
  });

  const placeOrder = async () =>
    (await placing.mutateAsync({ amount: total, currency, intent: "CAPTURE", items })).id;

  return {
    /** as it reads: "$262.50" */
    total: money.short(total),
    unsettled: unsettled !== null,
    /** the clubhouse order just made */
    waiting,
    placeOrder,
    capture: async (id: string) => {
      await capturing.mutateAsync({ id });
    },
    payWithTestCard: async (testCardNumber: string) =>
      capturing.mutateAsync({ id: await placeOrder(), testCardNumber }),
    askAgain: async () => {
      if (unsettled) await capturing.mutateAsync({ id: unsettled });
    },
    payAtClubhouse: () => payingLater.mutateAsync({ items }),
    forgetWaiting: () => setWaiting(null),
  };
}

const settling: readonly (string | undefined)[] = [
  "PAYMENT_DECLINED",
  "ORDER_CLOSED",
  "ORDER_NOT_APPROVED",
  "ORDER_NOT_FOUND",
] satisfies RefusalCode[];

/** Whether no money moved and none will: only our own server can say so, in so many words. */
const isSettled = (error: unknown): boolean => settling.includes(refusalCode(error));

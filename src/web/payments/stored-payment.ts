import { useCallback } from "react";
import { navigate } from "wouter/use-browser-location";
import { z } from "zod";
import { formatHours } from "../../shared/hours/quarters";
import { trpc } from "../calls/api";
import { paths, receiptPath } from "../paths";
import { longToastMs, showToast } from "../ui/toasts/toast-store";

const key = "successfulPayment";

const storedPayment = z.object({
  /** the gateway's name of the order */
  orderId: z.string(),
  /** with its currency */
  total: z.string(),
  bought: z.string(),
  hoursRemaining: z.number(),
});
type StoredPayment = z.infer<typeof storedPayment>;

/** Keeps what was paid, so that a reload or redirect on the way does not lose the good news. */
export function storePayment(payment: StoredPayment): void {
  sessionStorage.setItem(key, JSON.stringify(payment));
}

/** Shows the stored payment, once, with the way to its receipt. */
export function useStoredPayment(): () => void {
  const api = trpc.useUtils();
  return useCallback(() => {
    const stored = sessionStorage.getItem(key);
    if (!stored) return;
    sessionStorage.removeItem(key);
    const { success, data } = storedPayment.safeParse(JSON.parse(stored));
    if (!success) return;
    const openReceipt = async () => {
      const orders = await api.packages.myOrders.fetch().catch(() => null);
      const order = orders?.find(({ providerOrderId }) => providerOrderId === data.orderId);
      navigate(order?.receiptNumber ? receiptPath(order.receiptNumber) : paths.myHours);
    };
    showToast({
      title: "Payment Successful",
      description: `${data.total} paid for ${data.bought}. You have ${formatHours(data.hoursRemaining)} now.`,
      durationMs: longToastMs,
      action: { label: "Receipt", onPress: () => void openReceipt() },
    });
  }, [api]);
}

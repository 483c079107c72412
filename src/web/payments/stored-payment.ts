import { z } from "zod";
import { formatHours } from "../../shared/hours/quarters";
import { longToastMs, showToast } from "../ui/toasts/toast-store";

const key = "successfulPayment";

const storedPayment = z.object({
  /** with its currency */
  total: z.string(),
  bought: z.string(),
  hoursRemaining: z.number(),
});
export type StoredPayment = z.infer<typeof storedPayment>;

/** Keeps what was paid, so that a reload or redirect on the way does not lose the good news. */
export function storePayment(payment: StoredPayment): void {
  sessionStorage.setItem(key, JSON.stringify(payment));
}

/** Shows the stored payment, once. */
export function showStoredPayment(): void {
  const stored = sessionStorage.getItem(key);
  if (!stored) return;
  sessionStorage.removeItem(key);
  const { success, data } = storedPayment.safeParse(JSON.parse(stored));
  if (!success) return;
  showToast({
    title: "Payment Successful",
    description: `${data.total} paid for ${data.bought}. You have ${formatHours(data.hoursRemaining)} now; the receipt is under My Hours.`,
    durationMs: longToastMs,
  });
}

import { z } from "zod";
import { toCents } from "../../../shared/payments/money";
import type { MoneyBack } from "../gateway";

/** A refund as PayPal tells it, in an order and in its news. */
export const refunded = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ value: z.string(), currency_code: z.string() }),
  custom_id: z.string().optional(),
});

/** The money that went back, or is on its way; none when the refund came to nothing. */
export function moneyBackOf(refund: z.infer<typeof refunded>): MoneyBack[] {
  const { id, status, amount, custom_id } = refund;
  if (status !== "COMPLETED" && status !== "PENDING") return [];
  const currency = amount.currency_code;
  const amountCents = toCents(amount.value, currency);
  const pending = status === "PENDING";
  return [{ providerRefundId: id, pending, amountCents, currency, requestId: custom_id ?? null }];
}

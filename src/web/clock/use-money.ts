import { amountWords, shortAmount } from "../../shared/payments/amount-words";
import { useProfile } from "./use-profile";

/** How amounts read at this club: in its currency, or in that of an order. */
export function useMoney(order?: { currency: string }) {
  const { country, currency } = useProfile();
  const money = { country, currency: order?.currency ?? currency };
  return {
    /** beside others: "$262.50" */
    short: (amount: string) => shortAmount(amount, money),
    /** by itself: "262.50 CAD" */
    words: (amount: string) => amountWords(amount, money),
  };
}

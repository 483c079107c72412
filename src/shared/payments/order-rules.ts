import type { ClubProfile } from "../profile/club-profile";
import { Refusal } from "../refusals";
import { amountWords } from "./amount-words";
import { currencyName } from "./currency-name";
import { formatCents } from "./money";
import type { OrderLine, OrderTotals } from "./order-totals";

/** What stands in the way of a purchase besides its buyer; `feeNotSold` says why they need no fee. */
export function refuseLines(
  lines: readonly Pick<OrderLine, "kind" | "quantity">[],
  feeNotSold: string | null,
): Refusal | null {
  if (feeNotSold !== null && lines.some((line) => line.kind === "fee")) {
    return new Refusal("FEE_ALREADY_PAID", feeNotSold);
  }
  const fees = lines.filter((line) => line.kind === "fee");
  if (fees.length > 1 || lines.some((line) => line.kind !== "hours" && line.quantity > 1)) {
    return new Refusal("ONE_AT_A_TIME");
  }
  return null;
}

/** The documented three fields against the server's own price. */
export function refuseTerms(
  given: { amount: string; currency: string; intent: string },
  totals: OrderTotals,
  club: Pick<ClubProfile, "country" | "currency">,
): Refusal | null {
  const { currency } = club;
  if (given.currency !== currency) {
    const sentence = `We take ${currencyName(club)} (${currency}) only.`;
    return new Refusal("WRONG_CURRENCY", sentence, "currency");
  }
  if (given.intent !== "CAPTURE") {
    return new Refusal("WRONG_INTENT", undefined, "intent");
  }
  if (isTotal(given.amount, totals, club)) return null;
  const total = formatCents(totals.totalCents, currency);
  const sentence = `The price is ${amountWords(total, club)}. Please check your cart.`;
  return new Refusal("WRONG_AMOUNT", sentence, "amount");
}

/** Whether an amount is what a cart costs, however many decimals it is written with. */
export const isTotal = (
  amount: string,
  { totalCents }: OrderTotals,
  { currency }: Pick<ClubProfile, "currency">,
): boolean => Number(amount) === Number(formatCents(totalCents, currency));

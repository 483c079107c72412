import type { ClubProfile } from "../profile/club-profile";
import { Refusal } from "../refusals";
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
  if (lines.some((line) => line.kind !== "hours" && line.quantity > 1)) {
    return new Refusal("ONE_AT_A_TIME");
  }
  return null;
}

/** The documented three fields against the server's own price. */
export function refuseTerms(
  given: { amount: string; currency: string; intent: string },
  totals: OrderTotals,
  club: Pick<ClubProfile, "currency">,
): Refusal | null {
  const { currency } = club;
  if (given.currency !== currency) {
    const sentence = `We take ${currencyName(club)} (${currency}) only.`;
    return new Refusal("WRONG_CURRENCY", sentence, "currency");
  }
  if (given.intent !== "CAPTURE") {
    return new Refusal("WRONG_INTENT", undefined, "intent");
  }
  const total = formatCents(totals.totalCents);
  return given.amount === total
    ? null
    : new Refusal(
        "WRONG_AMOUNT",
        `The price is ${total} ${currency}. Please check your cart.`,
        "amount",
      );
}

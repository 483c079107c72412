import { toQuarters } from "../hours/quarters";
import { shareOf, sum } from "./money";
import type { CartItem } from "./order-schemas";

/** A plan as a price list knows it. */
export interface PricedPlan {
  id: number;
  name: string;
  kind: "hours" | "training" | "fee";
  hoursIncluded: number;
  /** net */
  priceCents: number;
  /** of one, in the order of the club's taxes; none where it is not taxed */
  taxesCents: number[];
  validityDays: number;
}

export interface OrderLine extends PricedPlan {
  quantity: number;
}

export interface OrderTotals {
  subtotalCents: number;
  /** in the order of the club's taxes */
  taxesCents: number[];
  /** all of them */
  taxCents: number;
  totalCents: number;
}

/** The cart at today's prices: taxes are rounded half up on each unit (rules, Packages and money). */
export const priceLine = (plan: PricedPlan, { quantity }: CartItem): OrderLine => ({
  ...plan,
  quantity,
});

export function totalsOf(lines: readonly OrderLine[]): OrderTotals {
  const total = (of: (line: OrderLine) => number) =>
    sum(lines.map((line) => of(line) * line.quantity));
  const subtotalCents = total((line) => line.priceCents);
  const length = Math.max(0, ...lines.map((line) => line.taxesCents.length));
  const taxesCents = Array.from({ length }, (_, nr) => total((line) => line.taxesCents[nr] ?? 0));
  const taxCents = sum(taxesCents);
  return { subtotalCents, taxesCents, taxCents, totalCents: subtotalCents + taxCents };
}

/** A line of an order, as far as its hours are worth something. */
interface SoldLine {
  unitPriceCents: number;
  unitTaxesCents: readonly number[];
  quantity: number;
  hoursIncluded: number;
}

/** How many quarters of an hour of a line an amount pays for, in whole ones. */
export function quartersWorth(line: SoldLine, cents: number): number {
  const boughtQuarters = toQuarters(line.hoursIncluded * line.quantity);
  const lineCents = (line.unitPriceCents + sum(line.unitTaxesCents)) * line.quantity;
  return lineCents === 0 ? boughtQuarters : Math.floor((cents * boughtQuarters) / lineCents);
}

/**
 * What unused hours of a line are worth: their share of the price, and of each of its taxes, each
 * rounded half up. With the quarters that went back before, the parts of a line add up to what it cost.
 */
export function refundCents(line: SoldLine, unusedQuarters: number, backQuarters = 0): number {
  const boughtQuarters = toQuarters(line.hoursIncluded * line.quantity);
  if (boughtQuarters === 0) return 0;
  const worth = (quarters: number) =>
    sum(
      [line.unitPriceCents, ...line.unitTaxesCents].map((cents) =>
        shareOf(cents * line.quantity, quarters, boughtQuarters),
      ),
    );
  return worth(backQuarters + unusedQuarters) - worth(backQuarters);
}

import { toQuarters } from "../hours/quarters";
import type { CartItem } from "./order-schemas";

/** A plan as a price list knows it. */
export interface PricedPlan {
  id: number;
  name: string;
  kind: "hours" | "training" | "fee";
  hoursIncluded: number;
  /** net */
  priceCents: number;
  /** all taxes of one; 0 where the club charges none */
  taxCents: number;
  validityDays: number;
}

export interface OrderLine extends PricedPlan {
  quantity: number;
}

export interface OrderTotals {
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
}

/** The cart at today's prices: taxes are rounded half up on each unit (rules, Packages and money). */
export const priceLine = (plan: PricedPlan, { quantity }: CartItem): OrderLine => ({
  ...plan,
  quantity,
});

export function totalsOf(lines: readonly OrderLine[]): OrderTotals {
  const sum = (of: (line: OrderLine) => number) =>
    lines.reduce((total, line) => total + of(line) * line.quantity, 0);
  const subtotalCents = sum((line) => line.priceCents);
  const taxCents = sum((line) => line.taxCents);
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
}

/** How many quarters of an hour of a line an amount pays for, in whole ones. */
export function quartersWorth(
  line: { unitPriceCents: number; unitTaxCents: number; quantity: number; hoursIncluded: number },
  cents: number,
): number {
  const boughtQuarters = toQuarters(line.hoursIncluded * line.quantity);
  const lineCents = (line.unitPriceCents + line.unitTaxCents) * line.quantity;
  return lineCents === 0 ? boughtQuarters : Math.floor((cents * boughtQuarters) / lineCents);
}

/**
 * What unused hours of a line are worth: their share of the price, and of its tax, each rounded
 * half up. With the quarters that went back before, the parts of a line add up to what it cost.
 */
export function refundCents(
  line: { unitPriceCents: number; unitTaxCents: number; quantity: number; hoursIncluded: number },
  unusedQuarters: number,
  backQuarters = 0,
): number {
  const boughtQuarters = toQuarters(line.hoursIncluded * line.quantity);
  if (boughtQuarters === 0) return 0;
  const share = (cents: number, quarters: number) =>
    Math.floor((2 * quarters * cents * line.quantity + boughtQuarters) / (2 * boughtQuarters));
  const worth = (quarters: number) =>
    share(line.unitPriceCents, quarters) + share(line.unitTaxCents, quarters);
  return worth(backQuarters + unusedQuarters) - worth(backQuarters);
}

import type { ClubProfile } from "../profile/club-profile";

/** "262.50" from 26250, "-0.05" from -5. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What one unit costs without its taxes, and what each of these is of it. */
export interface UnitCents {
  netCents: number;
  taxesCents: number[];
}

/**
 * One unit at its price in cents: taxes come on top of it or are in it, each rounded half up; rules,
 * Packages and money.
 */
export function unitCents(
  priceCents: number,
  { taxes, pricesIncludeTax }: Pick<ClubProfile, "taxes" | "pricesIncludeTax">,
): UnitCents {
  const shares = taxes.map(({ percent }) => Math.round(percent * 1000));
  const whole = 100_000 + (pricesIncludeTax ? sum(shares) : 0);
  // Whole numbers throughout: percents have three decimals at most.
  const taxesCents = shares.map((share) =>
    Math.floor((2 * priceCents * share + whole) / (2 * whole)),
  );
  return { netCents: pricesIncludeTax ? priceCents - sum(taxesCents) : priceCents, taxesCents };
}

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** Whether an amount of tax is worth a word: a club that charges none never speaks of it. */
export const hasTax = ({ tax }: { tax: string }): boolean => toCents(tax) > 0;

/**
 * How much of what was refunded of an order was tax: its share, half up, so that together the parts
 * are what the order was charged (rules, Packages and money).
 */
export function refundedTax(order: { tax: string; total: string; refunded: string }): string {
  const total = toCents(order.total);
  if (total === 0) return formatCents(0);
  const share = 2 * toCents(order.tax) * toCents(order.refunded);
  return formatCents(Math.floor((share + total) / (2 * total)));
}

/** "250.00": what a package costs without its taxes, which its price may include. */
export const netOf = ({ total, tax }: { total: string; tax: string }): string =>
  formatCents(toCents(total) - toCents(tax));

/** 26250 from "262.50", as the server writes amounts. */
export const toCents = (amount: string): number => Math.round(Number(amount) * 100);

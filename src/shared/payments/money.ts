import type { ClubProfile } from "../profile/club-profile";
import { decimalsOf } from "../profile/currencies";

// Amounts are counted in the smallest unit of their currency, here called cents: of a currency without
// decimals a cent is the whole of it.

/** "262.50" from 26250, "-0.05" from -5; "1750" of a currency without decimals. */
export function formatCents(cents: number, currency: string): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(cents);
  const digits = String(Math.abs(cents)).padStart(decimals + 1, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** 26250 from "262.50", as the server writes amounts. */
export const toCents = (amount: string, currency: string): number =>
  Math.round(Number(amount) * 10 ** decimalsOf(currency));

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
  const taxesCents = shares.map((share) => shareOf(priceCents, share, whole));
  return { netCents: pricesIncludeTax ? priceCents - sum(taxesCents) : priceCents, taxesCents };
}

/** So many parts of a whole of an amount, half up. */
export const shareOf = (cents: number, parts: number, whole: number): number =>
  Math.floor((2 * cents * parts + whole) / (2 * whole));

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** Whether an amount of tax is worth a word: a club that charges none never speaks of it. */
export const hasTax = ({ tax }: { tax: string }): boolean => Number(tax) > 0;

/**
 * How much of what was refunded of an order was each of its taxes: its share, half up, so that together
 * the parts are what the order was charged (rules, Packages and money).
 */
export function refundedTaxes(order: {
  currency: string;
  taxes: readonly { amount: string }[];
  total: string;
  refunded: string;
}): number[] {
  const { currency } = order;
  const total = toCents(order.total, currency);
  const refunded = toCents(order.refunded, currency);
  return order.taxes.map(({ amount }) =>
    total === 0 ? 0 : shareOf(toCents(amount, currency), refunded, total),
  );
}

/** "250.00": what a package costs without its taxes, which its price may include. */
export const netOf = ({ total, tax }: { total: string; tax: string }, currency: string): string =>
  formatCents(toCents(total, currency) - toCents(tax, currency), currency);

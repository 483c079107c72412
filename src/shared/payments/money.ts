import type { ClubProfile } from "../profile/club-profile";

/** "262.50" from 26250, "-0.05" from -5. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What the taxes add to one unit in cents, each rounded half up; rules, Packages and money. */
export const taxCents = (priceCents: number, { taxes }: Pick<ClubProfile, "taxes">): number =>
  taxes.reduce((sum, { percent }) => sum + shareHalfUp(priceCents, percent), 0);

/** Whole numbers throughout: percents have three decimals at most. */
const shareHalfUp = (cents: number, percent: number): number =>
  Math.floor((cents * Math.round(percent * 1000) + 50_000) / 100_000);

/** All taxes together, in percent. */
export const taxPercent = ({ taxes }: Pick<ClubProfile, "taxes">): number =>
  taxes.reduce((sum, { percent }) => sum + Math.round(percent * 1000), 0) / 1000;

/** Whether an amount of GST is worth a word: a club that charges none never speaks of it. */
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

/** 26250 from "262.50", as the server writes amounts. */
export const toCents = (amount: string): number => Math.round(Number(amount) * 100);

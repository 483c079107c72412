import { club } from "../club";

/** "262.50" from 26250, "-0.05" from -5. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** GST on one unit in cents, rounded half up; rules, Packages and money. */
export const gstCents = (priceCents: number): number =>
  Math.floor((priceCents * club.gstPercent + 50) / 100);

/** Whether an amount of GST is worth a word: a club that charges none never speaks of it. */
export const hasTax = ({ tax }: { tax: string }): boolean => toCents(tax) > 0;

/** 26250 from "262.50", as the server writes amounts. */
export const toCents = (amount: string): number => Math.round(Number(amount) * 100);

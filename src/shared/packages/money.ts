import { club } from "../club";

/** "262.50" from 26250. */
export const formatCents = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;

/** GST on one unit in cents, rounded half up; readings "Hours and money". */
export const gstCents = (priceCents: number): number =>
  Math.floor((priceCents * club.gstPercent + 50) / 100);

import { addDays, type ClubDate, formatDate } from "../time/club-dates";

// Apart from the rules, because dashboards load this alone.

const toldDays = 30;

/** How it stands with a fee that has seasons: "Paid until April 1, 2027". */
export function feeWords(paidUntil: ClubDate | null, today: ClubDate): string {
  if (paidUntil === null) return "Not paid";
  return `${paidUntil < today ? "Was paid" : "Paid"} until ${formatDate(paidUntil, "MMMM d, yyyy")}`;
}

/** Whether the last day is so near, or past, that members are told on every visit. */
export const feeEndsSoon = (paidUntil: ClubDate | null, today: ClubDate): boolean =>
  paidUntil === null || paidUntil <= addDays(today, toldDays);

import { type ClubDate, formatDate } from "../time/club-dates";
import { clearanceGap } from "./clearance-gap";
import type { Clearance } from "./clearance-schemas";

/** What a boat wants and whether one has it, on a day: "Level 2: you have it until Nov 20, 2028". */
export function clearanceWords(
  required: string,
  clearances: readonly Clearance[],
  day: ClubDate,
): string {
  const gap = clearanceGap(required, clearances, day);
  if (gap?.code === "CLEARANCE_EXPIRED") {
    return `Needs ${required}: yours ends on ${formatDate(gap.expiredOn, "MMM d, yyyy")}`;
  }
  const held = clearances.find(({ name }) => name === required);
  if (gap || !held) return `Needs ${required}, which you do not hold`;
  return `Needs ${required}: you hold it until ${formatDate(held.expiresOn, "MMM d, yyyy")}`;
}

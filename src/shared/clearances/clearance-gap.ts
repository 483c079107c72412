import type { ClubDate } from "../time/club-dates";
import type { Clearance } from "./clearance-schemas";

/** Why a member is not cleared: the refusal that it is, and since when where they were once. */
export type ClearanceGap =
  | { code: "CLEARANCE_MISSING" }
  | { code: "CLEARANCE_EXPIRED"; expiredOn: ClubDate };

/**
 * What a member lacks on the day of rowing of what is required; null when nothing is, or they hold it.
 * Both its days count.
 */
export function clearanceGap(
  required: string | null,
  clearances: readonly Clearance[],
  day: ClubDate,
): ClearanceGap | null {
  if (required === null) return null;
  const held = clearances.find(({ name }) => name === required);
  if (!held || held.grantedOn > day) return { code: "CLEARANCE_MISSING" };
  return held.expiresOn < day ? { code: "CLEARANCE_EXPIRED", expiredOn: held.expiresOn } : null;
}

/** From so many hours on a member is unlimited. */
export const unlimitedHours = 1_000_000;

/**
 * Hours of balance are counted in whole quarters inside, so that every sum is exact:
 * half an hour in a tango costs 0.75 hours, which is 3 quarters.
 */
export const toQuarters = (hours: number): number => Math.round(hours * 4);
export const toHours = (quarters: number): number => quarters / 4;

/** At 1,000,000 hours and more a member is unlimited and never charged; rules, Hours. */
export const isUnlimited = (hours: number): boolean => hours >= unlimitedHours;

/** "8.5 hours", "1 hour", "Unlimited hours". */
export function formatHours(hours: number): string {
  if (isUnlimited(hours)) return "Unlimited hours";
  return `${hours} ${hours === 1 ? "hour" : "hours"}`;
}

/** What an hour in a boat costs: "1.5 hours", "No hours". */
export const rateWords = (rate: number): string => (rate === 0 ? "No hours" : formatHours(rate));

/** The colour bands of a balance: over 10, over 0, and 0; rules, Hours. */
export function hoursBand(hours: number): "plenty" | "some" | "none" {
  if (hours > 10) return "plenty";
  return hours > 0 ? "some" : "none";
}

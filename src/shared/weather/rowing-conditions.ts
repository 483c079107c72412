/** Wind up to here is Excellent to row in. */
export const calmKmh = 15;
/** Wind up to here is Good; above it only experienced rowers go out. */
export const breezyKmh = 25;

/** How good the bay is for rowing. `advice` is who should go out, where that is not everyone. */
export interface RowingConditions {
  rating: "Excellent" | "Good" | "Caution";
  advice: string | null;
}

/**
 * How the wind rates (rules, Weather). Takes it as measured, not rounded: 15.4 km/h reads as 15 and
 * is still only Good.
 */
export function rowingConditions(windKmh: number): RowingConditions {
  if (windKmh <= calmKmh) return { rating: "Excellent", advice: null };
  if (windKmh <= breezyKmh) return { rating: "Good", advice: null };
  return { rating: "Caution", advice: "strong winds, experienced rowers only" };
}

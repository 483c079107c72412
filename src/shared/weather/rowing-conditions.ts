/** How good the bay is for rowing. `advice` is who should go out, where that is not everyone. */
export interface RowingConditions {
  rating: "Excellent" | "Good" | "Caution";
  advice: string | null;
}

/**
 * Up to 15 km/h of wind Excellent, up to 25 Good, above Caution (rules, Weather). Takes the wind as
 * measured, not rounded: 15.4 km/h reads as 15 and is still only Good.
 */
export function rowingConditions(windKmh: number): RowingConditions {
  if (windKmh <= 15) return { rating: "Excellent", advice: null };
  if (windKmh <= 25) return { rating: "Good", advice: null };
  return { rating: "Caution", advice: "strong winds, experienced rowers only" };
}

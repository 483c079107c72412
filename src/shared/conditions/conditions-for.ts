import type { WaterFacts } from "../slots/gate-facts";
import type { BookingSpan } from "../time/booking-span";
import type { Conditions } from "./conditions-schemas";
import { judgeConditions } from "./judge-conditions";
import { limitsOf } from "./rower-limits";

/** The conditions of an outing for its rower; null while the club does not go by them. */
export function conditionsFor(
  outing: BookingSpan,
  {
    settings,
    clearances,
    forecast,
    now,
    units,
  }: Pick<WaterFacts, "settings" | "clearances" | "forecast" | "now" | "units">,
): Conditions | null {
  if (settings.conditions === "off") return null;
  const limits = limitsOf(settings.limits, clearances, outing.bookingDate);
  return judgeConditions(outing, forecast, limits, now, units);
}

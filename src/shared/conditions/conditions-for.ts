import type { Clearance } from "../clearances/clearance-schemas";
import type { Formats } from "../profile/formats";
import type { GateMode } from "../profile/gate-mode";
import type { Units } from "../profile/units";
import type { BookingSpan } from "../time/booking-span";
import type { ClubNow } from "../time/club-now";
import type { ConditionLimits } from "./condition-limits";
import type { Conditions, ForecastHour } from "./conditions-schemas";
import { judgeConditions } from "./judge-conditions";
import { limitsOf } from "./rower-limits";

/** What the conditions of an outing are judged by. */
export interface ConditionsFacts {
  settings: { conditions: GateMode; limits: ConditionLimits };
  /** the rower's */
  clearances: readonly Clearance[];
  /** the hours that are foreseen for the day of rowing */
  forecast: readonly ForecastHour[];
  now: ClubNow;
  /** in which its reasons are told */
  units: Units;
}

/** The conditions of an outing for its rower; null while the club does not go by them. */
export function conditionsFor(
  outing: BookingSpan,
  { settings, clearances, forecast, now, units }: ConditionsFacts,
  formats: Formats,
): Conditions | null {
  if (settings.conditions === "off") return null;
  const limits = limitsOf(settings.limits, clearances, outing.bookingDate);
  return judgeConditions(outing, forecast, limits, now, { ...formats, units });
}

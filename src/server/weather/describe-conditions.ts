import type { Clearance } from "../../shared/clearances/clearance-schemas";
import type { ForecastHour } from "../../shared/conditions/conditions-schemas";
import { conditionsWords, foreseenWords } from "../../shared/conditions/conditions-words";
import { hoursTouched, isFresh } from "../../shared/conditions/forecast-hours";
import { judgeConditions } from "../../shared/conditions/judge-conditions";
import { limitsOf } from "../../shared/conditions/rower-limits";
import type { SafetySettings } from "../../shared/settings/safety-settings";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Moment } from "../time/moment";

/**
 * What is foreseen for an outing's hours, in sentences for a mail, with what speaks against going
 * where the club goes by conditions; null without a fresh forecast of each hour.
 */
export function describeConditions(
  span: BookingSpan,
  forecast: readonly ForecastHour[],
  { conditions, limits }: SafetySettings,
  clearances: readonly Clearance[],
  { now, club }: Pick<Moment, "now" | "club">,
): string | null {
  const fresh = forecast.filter((hour) => isFresh(hour, now));
  const foreseen = foreseenWords(
    hoursTouched(span, now).map((at) => fresh.find((one) => one.at === at)),
    club.units,
  );
  if (foreseen === null) return null;
  const line = `Forecast for your outing: ${foreseen}.`;
  const own = limitsOf(limits, clearances, span.bookingDate);
  const judged = conditions === "off" ? null : judgeConditions(span, fresh, own, now, club);
  if (judged?.verdict !== "careful" && judged?.verdict !== "no-go") return line;
  return `${line}\n${conditionsWords(judged)}`;
}

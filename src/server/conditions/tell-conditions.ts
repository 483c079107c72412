import type { BookingSpan } from "../../shared/bookings/booking-span";
import { limitsOf } from "../../shared/conditions/condition-limits";
import { conditionsWords, foreseenWords } from "../../shared/conditions/conditions-words";
import { type ForecastHour, hoursTouched, isFresh } from "../../shared/conditions/forecast-hour";
import { judgeConditions } from "../../shared/conditions/judge-conditions";
import type { SafetySettings } from "../../shared/safety-settings";
import type { ClubNow } from "../../shared/time/club-now";
import { outingAt } from "./outing-at";

/**
 * What is foreseen for an outing's hours, in sentences for a mail, with what speaks against going
 * where the club goes by conditions; null without a fresh forecast of each hour.
 */
export function tellConditions(
  span: BookingSpan,
  forecast: readonly ForecastHour[],
  { conditions, limits }: SafetySettings,
  now: ClubNow,
): string | null {
  const outing = outingAt(span);
  const fresh = forecast.filter((hour) => isFresh(hour, now));
  const foreseen = foreseenWords(
    hoursTouched(outing).map((at) => fresh.find((one) => one.at === at)),
  );
  if (foreseen === null) return null;
  const line = `Forecast for your outing: ${foreseen}.`;
  const judged =
    conditions === "off" ? null : judgeConditions(outing, fresh, limitsOf(limits, []), now);
  if (judged?.verdict !== "careful" && judged?.verdict !== "no-go") return line;
  return `${line}\n${conditionsWords(judged)}`;
}

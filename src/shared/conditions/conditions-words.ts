import { roundly, temperatureScale, type Units, wholeOf, windScale } from "../profile/units";
import { weatherWords } from "../weather/weather-code";
import type { Conditions, ForecastHour } from "./conditions-schemas";
import type { Verdict } from "./verdicts";

export const verdictWords: Record<Verdict, string> = {
  go: "Go",
  careful: "Careful",
  unknown: "No forecast",
  "no-go": "No-go",
};

/** "Careful: Gusts of 36 km/h at 7 AM, limit 40 km/h." */
export function conditionsWords({ verdict, reasons }: Conditions): string {
  const told = reasons.length > 0 ? `: ${reasons.join("; ")}` : "";
  return `${verdictWords[verdict]}${told}.`;
}

/**
 * What is foreseen for an outing's hours, in a line for a mail: "7 to 9°C, rain, wind up to 18 km/h,
 * gusts up to 32 km/h". Null where the service left one of its hours out.
 */
export function foreseenWords(
  hours: readonly (ForecastHour | undefined)[],
  units: Units,
): string | null {
  const temperatures = valuesOf(hours, "temperatureC");
  const winds = valuesOf(hours, "windKmh");
  const gusts = valuesOf(hours, "gustKmh");
  const codes = valuesOf(hours, "code");
  if (!temperatures || !winds || !gusts || !codes) return null;
  const degrees = temperatureScale(units);
  const [coldest, warmest] = [
    wholeOf(Math.min(...temperatures), degrees),
    wholeOf(Math.max(...temperatures), degrees),
  ];
  const air = `${coldest === warmest ? coldest : `${coldest} to ${warmest}`}${degrees.unit}`;
  const sky = weatherWords(Math.max(...codes)).toLowerCase();
  const most = (values: readonly number[]) => roundly(Math.max(...values), windScale(units));
  return `${air}, ${sky}, wind up to ${most(winds)}, gusts up to ${most(gusts)}`;
}

/** One value of each hour; null unless every hour has it. */
function valuesOf(
  hours: readonly (ForecastHour | undefined)[],
  name: "temperatureC" | "windKmh" | "gustKmh" | "code",
): number[] | null {
  const values = hours.flatMap((hour) => hour?.[name] ?? []);
  return values.length > 0 && values.length === hours.length ? values : null;
}

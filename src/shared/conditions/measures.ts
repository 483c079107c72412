import { weatherWords } from "../weather/weather-code";
import type { ForecastHour } from "./conditions-schemas";
import type { RowerLimits } from "./rower-limits";
import type { Verdict } from "./verdicts";

/** Visibility under this is a reason for care. */
const clearKm = 2;
/** Colder air than this is a reason for care. */
const mildC = 5;
/** Codes from here on are thunder. */
const thunder = 95;
/** From this many tenths of a limit on, wind is a reason for care. */
const carefulTenths = 8;

/** Something the forecast measures, and how it is judged. */
export interface Measure {
  of: Exclude<keyof ForecastHour, "at" | "toldAt">;
  grade: (value: number, limits: RowerLimits) => Verdict;
  /** greater where it is worse */
  severity: (value: number) => number;
  words: (value: number, limits: RowerLimits, time: string) => string;
}

export const measures: readonly Measure[] = [
  {
    of: "windKmh",
    grade: (value, limits) => gradeWind(value, limits.windKmh),
    severity: (value) => value,
    words: (value, { windKmh }, time) =>
      `Wind of ${short(value)} km/h at ${time}, limit ${windKmh} km/h`,
  },
  {
    of: "gustKmh",
    grade: (value, limits) => gradeWind(value, limits.gustKmh),
    severity: (value) => value,
    words: (value, { gustKmh }, time) =>
      `Gusts of ${short(value)} km/h at ${time}, limit ${gustKmh} km/h`,
  },
  {
    of: "visibilityKm",
    grade: (value, limits) => gradeLeast(value, limits.minVisibilityKm, clearKm),
    severity: (value) => -value,
    words: (value, { minVisibilityKm }, time) =>
      `Visibility of ${short(value)} km at ${time}, at least ${minVisibilityKm} km needed`,
  },
  {
    of: "temperatureC",
    grade: (value, limits) => gradeLeast(value, limits.minTemperatureC, mildC),
    severity: (value) => -value,
    words: (value, { minTemperatureC }, time) =>
      `Air of ${short(value)} °C at ${time}, at least ${minTemperatureC} °C needed`,
  },
  {
    of: "code",
    grade: (value) => (value >= thunder ? "no-go" : "go"),
    severity: (value) => value,
    words: (value, _limits, time) => `${weatherWords(value)} at ${time}`,
  },
];

function gradeWind(value: number, limit: number): Verdict {
  if (value > limit) return "no-go";
  // Whole tenths, because 0.8 of a limit is seldom exact.
  return value * 10 >= limit * carefulTenths ? "careful" : "go";
}

function gradeLeast(value: number, least: number, comfortable: number): Verdict {
  if (value < least) return "no-go";
  return value < comfortable ? "careful" : "go";
}

/** One decimal at most. */
const short = (value: number) => String(Math.round(value * 10) / 10);

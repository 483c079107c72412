import { distanceScale, exactly, temperatureScale, type Units, windScale } from "../profile/units";
import { weatherWords } from "../weather/weather-code";
import type { ForecastHour } from "./conditions-schemas";
import type { RowerLimits } from "./rower-limits";
import type { Verdict } from "./verdicts";

/** Visibility under this is a reason for care. */
export const clearKm = 2;
/** Colder air than this is a reason for care. */
export const mildC = 5;
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
  words: (value: number, limits: RowerLimits, time: string, units: Units) => string;
}

export const measures: readonly Measure[] = [
  {
    of: "windKmh",
    grade: (value, limits) => gradeWind(value, limits.windKmh),
    severity: (value) => value,
    words: (value, { windKmh }, time, units) =>
      `Wind of ${windIn(value, units)} at ${time}, limit ${windIn(windKmh, units)}`,
  },
  {
    of: "gustKmh",
    grade: (value, limits) => gradeWind(value, limits.gustKmh),
    severity: (value) => value,
    words: (value, { gustKmh }, time, units) =>
      `Gusts of ${windIn(value, units)} at ${time}, limit ${windIn(gustKmh, units)}`,
  },
  {
    of: "visibilityKm",
    grade: (value, limits) => gradeLeast(value, limits.minVisibilityKm, clearKm),
    severity: (value) => -value,
    words: (value, { minVisibilityKm }, time, units) => {
      const scale = distanceScale(units);
      return `Visibility of ${exactly(value, scale)} at ${time}, at least ${exactly(minVisibilityKm, scale)} needed`;
    },
  },
  {
    of: "temperatureC",
    grade: (value, limits) => gradeLeast(value, limits.minTemperatureC, mildC),
    severity: (value) => -value,
    words: (value, { minTemperatureC }, time, units) => {
      const scale = temperatureScale(units);
      return `Air of ${exactly(value, scale)} at ${time}, at least ${exactly(minTemperatureC, scale)} needed`;
    },
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

const windIn = (kmh: number, units: Units) => exactly(kmh, windScale(units));

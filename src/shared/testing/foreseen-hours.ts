import type { ForecastHour } from "../conditions/conditions-schemas";
import { calmFacts } from "./calm-facts";

type Values = Partial<Omit<ForecastHour, "at" | "toldAt">>;

/** A fair Saturday, November 21, at Oak Bay, told at Friday noon, but for some of its hours (5 to 21). */
export const fairSaturday = (byHour: Record<number, Values> = {}): ForecastHour[] =>
  Array.from({ length: 17 }, (_, n) => ({
    at: Date.parse("2026-11-21T12:00:00Z") / 1000 + n * 3600,
    toldAt: Date.parse(calmFacts().now.instant) / 1000,
    windKmh: 10,
    gustKmh: 15,
    visibilityKm: 20,
    temperatureC: 12,
    code: 2,
    ...byHour[n + 5],
  }));

import { z } from "zod";
import { verdicts } from "./verdicts";

/** What the forecast service foresees for one hour; null where it says nothing. */
export const forecastHour = z.object({
  /** when the hour begins, in seconds of UTC */
  at: z.number(),
  /** when the service said so, in seconds of UTC */
  toldAt: z.number(),
  windKmh: z.number().nullable(),
  gustKmh: z.number().nullable(),
  visibilityKm: z.number().nullable(),
  temperatureC: z.number().nullable(),
  /** the weather in a number (rules, Weather) */
  code: z.number().nullable(),
});
export type ForecastHour = z.infer<typeof forecastHour>;

/** Wind and gusts that are foreseen for one hour. */
export const windHour = forecastHour.pick({ at: true, windKmh: true, gustKmh: true });
export type WindHour = z.infer<typeof windHour>;

/** A verdict, and in words what speaks against the outing; no reasons for `go`. */
export const conditionsView = z.object({ verdict: z.enum(verdicts), reasons: z.array(z.string()) });
export type Conditions = z.infer<typeof conditionsView>;

/**
 * The water for the next hours, by the limits for everyone; no hours while the club does not go by
 * it.
 */
export const waterOutlookView = z.object({
  windLimitKmh: z.number(),
  gustLimitKmh: z.number(),
  hours: z.array(
    conditionsView.extend({
      /** HH:mm on the club's clock */
      startTime: z.string(),
      windKmh: z.number().nullable(),
      gustKmh: z.number().nullable(),
    }),
  ),
});
export type WaterOutlookView = z.infer<typeof waterOutlookView>;

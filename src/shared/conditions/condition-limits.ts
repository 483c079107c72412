import { z } from "zod";

/** The least and the most that a limit may be. */
export const limitRanges = {
  wind: [1, 200],
  visibility: [0, 50],
  temperature: [-40, 40],
} as const;

const from = ([least, most]: readonly [number, number], unit: string) => {
  const error = `Please enter a number from ${least} to ${most} ${unit}`;
  return z.number({ error }).min(least, { error }).max(most, { error });
};

const windLimits = z.object({
  windKmh: from(limitRanges.wind, "km/h"),
  gustKmh: from(limitRanges.wind, "km/h"),
});
export type WindLimits = z.infer<typeof windLimits>;

/** Beyond which conditions nobody goes out. */
export const conditionLimits = z.object({
  /** for everyone who holds none of the clearances below */
  base: windLimits,
  /** for whoever holds a clearance, by its name */
  byClearance: z.record(z.string().trim().min(1).max(40), windLimits),
  minVisibilityKm: from(limitRanges.visibility, "km"),
  minTemperatureC: from(limitRanges.temperature, "°C"),
});
export type ConditionLimits = z.infer<typeof conditionLimits>;

export const defaultConditionLimits: ConditionLimits = {
  base: { windKmh: 25, gustKmh: 40 },
  byClearance: {
    "Level 1": { windKmh: 25, gustKmh: 40 },
    "Level 2": { windKmh: 37, gustKmh: 55 },
  },
  minVisibilityKm: 1,
  minTemperatureC: 0,
};

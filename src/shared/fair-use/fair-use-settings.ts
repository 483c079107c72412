import { z } from "zod";
import { clockTime } from "../time/date-schema";

const wholeError = "Please enter a whole number, or leave it empty";
const limit = z.int({ error: wholeError }).min(0, { error: wholeError }).nullable();

const dayError = "Please choose days from 1, Monday, to 7, Sunday";

/** Hours of the week when boats are in demand. */
const primeSpan = z
  .object({
    /** 1 is Monday */
    days: z
      .array(z.int({ error: dayError }).min(1, { error: dayError }).max(7, { error: dayError }))
      .min(1, { error: "Please choose a day" }),
    from: clockTime,
    to: clockTime,
  })
  .refine(({ from, to }) => from < to, {
    error: "Please let it end after it begins",
    path: ["to"],
  });
export type PrimeSpan = z.infer<typeof primeSpan>;

const minutesError = "Please enter 0 to 2880 minutes";
const shareError = "Please enter 0 to 100 percent";

/** What comes back of an outing that its rower cancels late; rules, Fair use. */
export const lateCancelTerms = z.object({
  /** before the start; 0 is never late */
  lateCancelMinutes: z
    .int({ error: minutesError })
    .min(0, { error: minutesError })
    .max(2880, { error: minutesError }),
  /** percent of the charge */
  lateCancelReturn: z
    .int({ error: shareError })
    .min(0, { error: shareError })
    .max(100, { error: shareError }),
});
export type LateCancelTerms = z.infer<typeof lateCancelTerms>;

/** How boats are shared; null does not limit. Rules, Fair use. */
export const fairUseSettings = lateCancelTerms.extend({
  /** bookings that have not begun */
  maxAhead: limit,
  /** rowed hours, Monday to Sunday */
  maxHoursPerWeek: limit,
  primeTime: z.array(primeSpan).max(20, { error: "Please keep to 20 spans" }),
  /** outings that touch prime time, Monday to Sunday */
  maxPrimePerWeek: limit,
});
export type FairUseSettings = z.infer<typeof fairUseSettings>;

export const defaultFairUse: FairUseSettings = {
  maxAhead: null,
  maxHoursPerWeek: null,
  primeTime: [],
  maxPrimePerWeek: null,
  lateCancelMinutes: 0,
  lateCancelReturn: 100,
};

import { z } from "zod";
import { someDays } from "../time/date-schema";
import { reportDays } from "../time/span";

/** Which days a report is about, both included, at most two years. */
export const reportInput = someDays(reportDays);

/** What the outing log holds of one boat in one month (yyyy-MM). */
const loggedTotal = z.object({
  boat: z.string(),
  month: z.string(),
  outings: z.number(),
  /** from launch to landing */
  minutes: z.number(),
  kilometres: z.number(),
});
export type LoggedTotal = z.infer<typeof loggedTotal>;

/** How the club is used. Hours are on the water; money is decimal text in its currency. */
export const usageReportView = z.object({
  /** by the Monday of each week */
  weeks: z.array(z.object({ monday: z.string(), hours: z.number(), outings: z.number() })),
  /** how many hours the fleet was on offer, without the retired boats */
  hoursOnOffer: z.number(),
  /** those that were rowed, and how many hours each was on offer */
  boats: z.array(
    z.object({
      name: z.string(),
      hours: z.number(),
      outings: z.number(),
      hoursOnOffer: z.number(),
    }),
  ),
  /** those kinds of boats, by their keys, that were rowed; in the club's order */
  kinds: z.array(z.object({ kind: z.string(), hours: z.number(), outings: z.number() })),
  /** half hours taken, by weekday (0 is Monday) and hour of the day */
  busiest: z.array(z.object({ weekday: z.number(), hour: z.number(), halfHours: z.number() })),
  /** captured less refunded, by month (yyyy-MM) of the club's calendar and by currency */
  revenue: z.array(
    z.object({
      month: z.string(),
      currency: z.string(),
      captured: z.string(),
      refunded: z.string(),
    }),
  ),
  logged: z.array(loggedTotal),
  standings: z.array(z.object({ standing: z.string(), members: z.number() })),
});
export type UsageReport = z.infer<typeof usageReportView>;

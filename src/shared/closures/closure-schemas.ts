import { z } from "zod";
import { daysBetween } from "../time/club-dates";
import { clockTime, clubDate } from "../time/date-schema";
import { closureEnd, closureStart } from "./closure-span";

const longestDays = 31;

/** A span of club time, its end excluded. */
const closureFields = z.object({
  startDate: clubDate,
  startTime: clockTime,
  endDate: clubDate,
  endTime: clockTime,
});

/** No outing may touch it. */
export const closureSpanInput = closureFields
  .refine((span) => closureEnd(span) > closureStart(span), {
    error: "The end must come after the start",
    path: ["endTime"],
  })
  .refine((span) => isAtMost(longestDays, span), {
    error: `The club can be closed for at most ${longestDays} days at once`,
    path: ["endDate"],
  });

function isAtMost(most: number, { startDate, startTime, endDate, endTime }: ClosureFields) {
  const days = daysBetween(startDate, endDate);
  return days < most || (days === most && endTime <= startTime);
}
type ClosureFields = z.infer<typeof closureFields>;

export const closeClubInput = closureSpanInput.safeExtend({
  reason: z
    .string({ error: "Reason is required" })
    .trim()
    .min(1, { error: "Reason is required" })
    .max(300, { error: "Please keep the reason under 300 characters" }),
  cancelBookings: z.boolean({ error: "Please say whether bookings are cancelled" }),
});
export type CloseClubInput = z.infer<typeof closeClubInput>;

/** When the club is closed, and why. */
export const closureView = closureFields.extend({ id: z.number(), reason: z.string() });
export type ClosureView = z.infer<typeof closureView>;

/** The bookings that were taken back with their hours, and those that stand, by reference. */
export const closedView = z.object({
  closure: closureView,
  cancelled: z.array(z.string()),
  left: z.array(z.string()),
});
export type ClosedView = z.infer<typeof closedView>;

/** How many bookings a closure would touch, and how many of them are out on the water. */
export const closureTouchesView = z.object({ bookings: z.number(), out: z.number() });

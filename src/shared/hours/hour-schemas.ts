import { z } from "zod";
import { idInput } from "../fields/ids";
import { toHours } from "./quarters";

const maxHoursPerCredit = 100;

const reason = z.string().trim().max(300, { error: "Please keep the reason under 300 characters" });

const step = toHours(1);

/** A positive number of hours in whole quarters, with the sentence for anything else. */
const hoursAmount = (message: string) =>
  z
    .number({ error: message })
    .positive({ error: message })
    .multipleOf(step, {
      error: `Hours go in steps of ${step}`,
    });

/** Hours an admin gives; rules, Hours. */
export const addHoursInput = idInput.extend({
  hours: hoursAmount("Please enter a valid number of hours").max(maxHoursPerCredit, {
    error: `Cannot add more than ${maxHoursPerCredit} hours at once`,
  }),
  reason: reason.optional(),
});
export type AddHoursInput = z.infer<typeof addHoursInput>;

/** Hours an admin takes; the verb knows whether there are as many. */
export const subtractHoursInput = idInput.extend({
  hours: hoursAmount("Please enter a valid number of hours to subtract."),
  reason: reason.optional(),
});
export type SubtractHoursInput = z.infer<typeof subtractHoursInput>;

export const hoursRemainingView = z.object({ hoursRemaining: z.number() });

/** One line of the ledger as a statement shows it: hours signed, balance after it. */
export const hourLineView = z.object({
  id: z.number(),
  createdAt: z.string(),
  /** the club's day; an expiry's is the last day of its hours */
  date: z.string(),
  kind: z.enum(["credit", "charge", "refund", "subtraction", "expiry", "closure"]),
  hours: z.number(),
  balance: z.number(),
  reason: z.string(),
  bookingReference: z.string().nullable(),
});
export type HourLineView = z.infer<typeof hourLineView>;

/** Hours still to spend that share one expiry. */
export const hourLotView = z.object({
  id: z.number(),
  hours: z.number(),
  expiresOn: z.string().nullable(),
});
export type HourLotView = z.infer<typeof hourLotView>;

/** A member's subscription; hours as numbers, money as decimal text. */
export const subscriptionView = z.object({
  id: z.number(),
  memberId: z.number(),
  planId: z.number().nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  totalHours: z.number(),
  usedHours: z.number(),
  remainingHours: z.number(),
  status: z.string(),
  purchaseDate: z.string().nullable(),
  paymentStatus: z.string(),
  membershipFee: z.string(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

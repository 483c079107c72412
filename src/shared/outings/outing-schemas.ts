import { z } from "zod";
import { overrideReason } from "../bookings/booking-schemas";
import { comparable } from "../fields/compare-words";
import { id, idInput } from "../fields/ids";
import { seenOf } from "../fields/seen";
import { tidyText } from "../fields/tidy-text";
import { clubDate, someDays } from "../time/date-schema";
import { availabilityDays } from "../time/span";
import { outingLimits } from "./outing-numbers";
import { outingStates } from "./outing-state";

const { maxKilometres } = outingLimits;

/** When a phone says that something happened. */
const instant = z.iso
  .datetime({ offset: true, error: "Please send a moment as ISO 8601, with its offset" })
  .transform((text) => new Date(text));

const words = (max: number) =>
  z
    .string()
    .overwrite(tidyText)
    .max(max, { error: `Please keep this under ${max} characters` });

const personAboard = words(80).min(1, { error: "Please name each person aboard" });
const namedOnce = (names: readonly string[]) =>
  new Set(names.map(comparable)).size === names.length;

export const launchInput = idInput.extend({
  /**
   * whoever is in the boat besides rower and crew, the largest carries 24; left out, the guests of its
   * crew
   */
  aboard: z
    .array(personAboard)
    .max(23, { error: "Please name at most 23 people" })
    .refine(namedOnce, { error: "Please name each person once" })
    .optional(),
  /** who of its crew goes along, by the ids of their entries; left out, all who are in */
  crew: z.array(id).max(23).optional(),
  /** whoever of the crew launches says that its rower is in the boat */
  rowerAboard: z.boolean().optional(),
  plan: words(300).default(""),
  /** when the launch was tapped, where the phone was offline */
  launchedAt: instant.optional(),
  /** why staff launch a boat that would be refused otherwise */
  override: overrideReason,
});
export type LaunchInput = z.output<typeof launchInput>;

const kilometresError = `Please enter 0 to ${maxKilometres} km, in tenths`;

const landing = {
  /** null takes them away; left out, they stay */
  kilometres: z
    .number({ error: kilometresError })
    .min(0, { error: kilometresError })
    .max(maxKilometres, { error: kilometresError })
    .multipleOf(0.1, { error: kilometresError })
    .nullable()
    .optional(),
  note: words(500).optional(),
  /** when the landing was tapped, where the phone was offline */
  landedAt: instant.optional(),
  /** staff write an outing down that nobody launched */
  launchedAt: instant.optional(),
};
export const landInput = idInput.extend(landing).extend({ seen: seenOf(landing) });
export type LandInput = z.output<typeof landInput>;

export const undoInput = idInput.extend({
  /** when Undo was tapped, where the phone was offline */
  undoneAt: instant.optional(),
});
export type UndoInput = z.output<typeof undoInput>;

export const extendInput = idInput.extend({
  timeStr: z
    .string({ error: "Please select a time" })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Please write the time as HH:mm" }),
});
export type ExtendInput = z.infer<typeof extendInput>;

/** One booking as it really went. Moments are ISO 8601; times are the club's. */
export const outingView = z.object({
  bookingId: z.number(),
  reference: z.string(),
  boat: z.object({ id: z.number(), name: z.string() }),
  rower: z.object({ id: z.number(), firstName: z.string(), lastName: z.string() }),
  /** whoever else is in the boat, by name; until it is launched, the guests of its crew */
  aboard: z.array(z.string()),
  /** who of its crew is in the boat; until it is launched, who is in the crew */
  crew: z.array(z.object({ id: z.number(), name: z.string() })).default([]),
  plan: z.string(),
  bookingDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  dueTime: z.string(),
  launchedAt: z.string().nullable(),
  landedAt: z.string().nullable(),
  kilometres: z.number().nullable(),
  note: z.string(),
  /** a time was told that cannot be, and the server's was taken */
  doubtful: z.boolean(),
  /** staff wrote it down later */
  writtenAfterwards: z.boolean(),
  /** when the server heard of launch and landing */
  launchHeardAt: z.string().nullable(),
  landHeardAt: z.string().nullable(),
  /** the booking whose outing this one went on with */
  continues: z.number().nullable(),
  /** when its boat is due that is still out with somebody else, of an outing of today */
  stillOut: z.object({ bookingDate: z.string(), dueTime: z.string() }).nullable(),
  /** an alarm has gone beyond the rower, and nobody has ended it */
  alarmed: z.boolean(),
  state: z.enum(outingStates),
});
export type OutingView = z.infer<typeof outingView>;

export const outingAnswer = z.object({ outing: outingView });
export type OutingAnswer = z.infer<typeof outingAnswer>;

/** The outings of some days, both included, at most 100. */
export const outingsInput = someDays(availabilityDays);
export type OutingsInput = z.infer<typeof outingsInput>;

/** A member's own, from a day on where one is given. */
export const myOutingsInput = z.object({ startDate: clubDate.optional() }).optional();

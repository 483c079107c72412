import { z } from "zod";
import { id, idInput } from "../fields/ids";
import { seenOf } from "../fields/seen";
import { sharedSentences } from "../refusals";
import { replacementOutcomes } from "../replacements/replacement-schemas";
import { damageNumbers } from "./damage-numbers";
import { damageSeverities } from "./damage-severity";

const { shortestWords, longestWords, longestNote } = damageNumbers;

const severity = z.enum(damageSeverities, { error: "Please say how bad it is" });

/** What somebody saw. Its photo is a `data:` URL; how large and what it holds is looked at later. */
export const reportDamageInput = idInput.extend({
  severity,
  what: z
    .string({ error: "Please say what is damaged" })
    .trim()
    .min(shortestWords, { error: "Please say in a few words what is damaged" })
    .max(longestWords, { error: `Please keep this under ${longestWords} characters` }),
  photo: z
    .string()
    .regex(/^data:image\/[a-z]{3,4};base64,[A-Za-z0-9+/]+={0,2}$/, {
      error: sharedSentences.NOT_A_PICTURE,
    })
    .optional(),
});
export type ReportDamageInput = z.infer<typeof reportDamageInput>;

const damageFields = {
  severity: severity.optional(),
  resolved: z.boolean().optional(),
  /** what members read of it on the boat, in the place of the reporter's words */
  note: z
    .string()
    .trim()
    .max(longestNote, { error: `Please keep this under ${longestNote} characters` })
    .optional(),
};

/** What staff make of a report; what is left out stays. */
export const editDamageInput = idInput.extend({ ...damageFields, seen: seenOf(damageFields) });
export type EditDamageInput = z.infer<typeof editDamageInput>;

/** One person's part of a report. */
const damageEntry = z.object({
  severity,
  what: z.string(),
  createdAt: z.string(),
  /** of the photos, those that came with it, counted from 1 in their report */
  photos: z.array(z.number()),
});

const report = {
  id: z.number(),
  boat: z.object({ id: z.number(), name: z.string() }),
  severity,
  /** what was said first, and the numbers of all photos, of what its reader may see */
  what: z.string(),
  photos: z.array(z.number()),
  note: z.string(),
  createdAt: z.string(),
  resolvedAt: z.string().nullable(),
};

/** A report for somebody who reported: their own words and photos. Moments are ISO 8601. */
export const damageReportView = z.object({ ...report, entries: z.array(damageEntry) });
export type DamageReportView = z.infer<typeof damageReportView>;

export const damageAnswer = z.object({ report: damageReportView });
export type DamageAnswer = z.infer<typeof damageAnswer>;

/** A booking that an unusable boat leaves in question. */
const questionedBooking = z.object({
  bookingId: id,
  reference: z.string(),
  rower: z.string(),
  bookingDate: z.string(),
  startTime: z.string(),
  duration: z.number(),
});

/** A report for staff: everybody's words, and what is to be done about the boat's bookings. */
export const staffDamageView = z.object({
  ...report,
  entries: z.array(damageEntry.extend({ by: z.string() })),
  boatAvailable: z.boolean(),
  /** a tablet called it unusable, after two others within an hour: it stays as it is until staff confirm */
  waitsForStaff: z.boolean(),
  /** who was offered a choice, and what they chose */
  offers: z.array(
    questionedBooking.extend({
      outcome: z.enum(replacementOutcomes).nullable(),
      /** it can still be chosen */
      open: z.boolean(),
      swapTo: z.object({ id: z.number(), name: z.string() }).nullable(),
    }),
  ),
  /** bookings whose boat is out on the water, which stay as they are */
  launched: z.array(questionedBooking),
});
export type StaffDamageView = z.infer<typeof staffDamageView>;

export const staffDamageAnswer = z.object({ report: staffDamageView });

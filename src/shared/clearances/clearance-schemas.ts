import { z } from "zod";
import { comparable } from "../fields/compare-words";
import { idInput } from "../fields/ids";
import { oneLine } from "../fields/one-line";
import { seenOf } from "../fields/seen";
import { clubDate } from "../time/date-schema";

export const clearanceName = oneLine(40, "Please name the clearance").min(1, {
  error: "Please name the clearance",
});

const mostKinds = 20;
const tenYears = 3653;

/** A clearance that the club gives, and for how many days unless said otherwise. */
const clearanceKind = z.object({
  name: clearanceName,
  validDays: z
    .int({ error: "Please say for how many days it is valid" })
    .min(1, { error: "A clearance is valid for at least a day" })
    .max(tenYears, { error: "A clearance is valid for at most ten years" }),
});
export type ClearanceKind = z.infer<typeof clearanceKind>;

const namedOnce = (kinds: readonly ClearanceKind[]) =>
  new Set(kinds.map((kind) => comparable(kind.name))).size === kinds.length;

/** All the clearances that a club gives, in the order in which it lists them. */
export const clearanceKinds = z
  .array(clearanceKind)
  .max(mostKinds, { error: `Please keep to ${mostKinds} clearances` })
  .refine(namedOnce, { error: "Please give each clearance a name of its own" });

/** What a member may row: a name that the club chose, and its days, both included. */
export const clearance = z.object({
  name: z.string(),
  grantedOn: z.string(),
  expiresOn: z.string(),
});
export type Clearance = z.infer<typeof clearance>;

export const clearancesAnswer = z.object({ clearances: z.array(clearance) });
export type ClearancesAnswer = z.infer<typeof clearancesAnswer>;

/** A member's clearances, beside all that the club gives. */
export const clearancesOfView = clearancesAnswer.extend({ kinds: z.array(clearanceKind) });
export type ClearancesOfView = z.infer<typeof clearancesOfView>;

/** Staff grant a member a clearance, or prolong it; left out, it ends when its kind does. */
export const grantClearanceInput = idInput
  .extend({
    name: clearanceName,
    grantedOn: clubDate,
    expiresOn: clubDate.optional(),
    seen: seenOf({ grantedOn: clubDate, expiresOn: clubDate }),
  })
  .refine(({ grantedOn, expiresOn }) => expiresOn === undefined || expiresOn >= grantedOn, {
    error: "A clearance does not end before it is granted",
    path: ["expiresOn"],
  });
export type GrantClearanceInput = z.infer<typeof grantClearanceInput>;

export const takeClearanceInput = idInput.extend({ name: clearanceName });
export type TakeClearanceInput = z.infer<typeof takeClearanceInput>;

/** A booking ahead that its rower is not cleared for; it stands, and staff decide. */
export const unclearedBooking = z.object({
  id: z.number(),
  reference: z.string(),
  bookingDate: z.string(),
  startTime: z.string(),
  duration: z.number(),
  boat: z.object({ id: z.number(), name: z.string() }),
  member: z.object({ id: z.number(), firstName: z.string(), lastName: z.string() }),
  /** what the boat asks for */
  clearance: z.string(),
  /** the last day of what the rower held; null where they hold none on that day */
  expiredOn: z.string().nullable(),
});
export type UnclearedBooking = z.infer<typeof unclearedBooking>;

import { z } from "zod";
import { id } from "../fields/ids";
import { seenOf } from "../fields/seen";
import { tidyText } from "../fields/tidy-text";
import type { ClubProfile } from "../profile/club-profile";
import { decimalsOf } from "../profile/currencies";

const planKind = z.enum(["hours", "training", "fee"]);

/** A package on sale. Amounts are decimal text in the club's currency; taxes are rounded half up per unit. */
export const planView = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  kind: planKind,
  hoursIncluded: z.number(),
  price: z.string(),
  /** all taxes */
  tax: z.string(),
  total: z.string(),
  taxes: z.array(z.object({ name: z.string(), amount: z.string() })),
  /** whether the club's taxes are on it */
  taxed: z.boolean(),
  validityDays: z.number(),
});
export type PlanView = z.infer<typeof planView>;

/** A package as admins keep it, on sale or not. */
export const cataloguePlanView = planView.extend({ isActive: z.boolean() });
export type CataloguePlanView = z.infer<typeof cataloguePlanView>;

const likePrice = "Please write the price like 250.00";
const likeWholePrice = "Please write the price like 1750";

const price = (form: RegExp, error: string) =>
  z
    .union([z.string(), z.number()], { error })
    .transform((written) => String(written).trim())
    .pipe(z.string().regex(form, { error }))
    .refine((written) => Number(written) > 0, { error });

/** A price at one club: 0.01 to 99,999.99, or 1 to 9,999,999 in a currency without decimals. */
const priceAt = ({ currency }: Pick<ClubProfile, "currency">) =>
  decimalsOf(currency) === 0
    ? price(/^\d{1,7}(\.0{1,2})?$/, likeWholePrice)
    : price(/^\d{1,5}(\.\d{1,2})?$/, likePrice);

const days = "Please say for how many days, 1 to 1825";
const hours = "Please say how many hours, 0.5 to 500 in halves";

const planFields = {
  name: z
    .string({ error: "Please give the package a name" })
    .overwrite(tidyText)
    .min(1, { error: "Please give the package a name" })
    .max(100, { error: "Please keep the name under 100 characters" }),
  description: z
    .string()
    .trim()
    .max(300, { error: "Please keep the description under 300 characters" }),
  /** in the club's currency, with its taxes or before them as the club has it: decimal text, or a number */
  price: price(/^\d{1,7}(\.\d{1,2})?$/, likePrice),
  hoursIncluded: z
    .number({ error: hours })
    .min(0.5, { error: hours })
    .max(500, { error: hours })
    .multipleOf(0.5, { error: hours }),
  validityDays: z.int({ error: days }).min(1, { error: days }).max(1825, { error: days }),
  isActive: z.boolean({ error: "Please say whether it is on sale" }),
  /** fees of many clubs are exempt */
  taxed: z.boolean({ error: "Please say whether the club's taxes are on it" }),
};

/** A new package of hours, or another fee, which has neither hours nor days. There is one training. */
export const addPlanInput = z
  .object({
    ...planFields,
    kind: planKind.default("hours"),
    description: planFields.description.default(""),
    hoursIncluded: planFields.hoursIncluded.optional(),
    validityDays: planFields.validityDays.optional(),
    isActive: planFields.isActive.default(true),
    taxed: planFields.taxed.default(true),
  })
  .refine(({ kind, hoursIncluded }) => kind === "fee" || hoursIncluded !== undefined, {
    path: ["hoursIncluded"],
    error: hours,
  })
  .refine(({ kind, validityDays }) => kind === "fee" || validityDays !== undefined, {
    path: ["validityDays"],
    error: days,
  });
export type AddPlanInput = z.infer<typeof addPlanInput>;

/** And at one club. */
export const addPlanInputAt = (club: ClubProfile) =>
  addPlanInput.safeExtend({ price: priceAt(club) });

/** An admin's edit of a package; what is left out stays. */
export const planEdit = z.object(planFields).partial();
export const editPlanInput = planEdit.extend({ id, seen: seenOf(planFields) });
export type EditPlanInput = z.infer<typeof editPlanInput>;

/** And at one club. */
export const planEditAt = (club: Pick<ClubProfile, "currency">) =>
  planEdit.extend({ price: priceAt(club).optional() });
export const editPlanInputAt = (club: ClubProfile) => editPlanInput.extend(planEditAt(club).shape);

/** What a package is after it was added or edited. */
export const keptPlanView = z.object({ plan: cataloguePlanView });
export type KeptPlanView = z.infer<typeof keptPlanView>;

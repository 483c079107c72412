import { z } from "zod";
import { id } from "../fields/ids";
import { seenOf } from "../fields/seen";
import { tidyText } from "../fields/tidy-text";

const planKind = z.enum(["hours", "training", "fee"]);

/** A package on sale. Amounts are CAD as decimal text; GST is rounded half up per unit. */
export const planView = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  kind: planKind,
  hoursIncluded: z.number(),
  price: z.string(),
  tax: z.string(),
  total: z.string(),
  validityDays: z.number(),
});
export type PlanView = z.infer<typeof planView>;

/** A package as admins keep it, on sale or not. */
export const cataloguePlanView = planView.extend({ isActive: z.boolean() });
export type CataloguePlanView = z.infer<typeof cataloguePlanView>;

const likePrice = "Please write the price like 250.00";
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
  /** CAD before GST: decimal text, or a number */
  price: z
    .union([z.string(), z.number()], { error: likePrice })
    .transform((price) => String(price).trim())
    .pipe(z.string().regex(/^\d{1,5}(\.\d{1,2})?$/, { error: likePrice }))
    .refine((price) => Number(price) > 0, { error: likePrice }),
  hoursIncluded: z
    .number({ error: hours })
    .min(0.5, { error: hours })
    .max(500, { error: hours })
    .multipleOf(0.5, { error: hours }),
  validityDays: z.int({ error: days }).min(1, { error: days }).max(1825, { error: days }),
  isActive: z.boolean({ error: "Please say whether it is on sale" }),
};

/** A new package of hours; there is one fee and one training, and no other is added. */
export const addPlanInput = z.object({
  ...planFields,
  kind: planKind.default("hours"),
  description: planFields.description.default(""),
  isActive: planFields.isActive.default(true),
});
export type AddPlanInput = z.infer<typeof addPlanInput>;

/** An admin's edit of a package; what is left out stays. Only hours can be taken off the list. */
export const planEdit = z.object(planFields).partial();
export const editPlanInput = planEdit.extend({ id, seen: seenOf(planFields) });
export type EditPlanInput = z.infer<typeof editPlanInput>;

/** What a package is after it was added or edited. */
export const keptPlanView = z.object({ plan: cataloguePlanView });
export type KeptPlanView = z.infer<typeof keptPlanView>;

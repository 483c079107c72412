import { z } from "zod";
import { id } from "../ids";

/** A package on sale. Amounts are CAD as decimal text; GST is rounded half up per unit. */
export const planView = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(["hours", "training", "fee"]),
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
const hours = "Please say how many hours, 1 to 500";

const planFields = {
  name: z.string().trim().min(1, { error: "Please give the package a name" }).max(100),
  description: z.string().trim().max(300),
  /** CAD before GST */
  price: z
    .string()
    .trim()
    .regex(/^\d{1,5}(\.\d{2})?$/, { error: likePrice })
    .refine((price) => Number(price) > 0, { error: likePrice }),
  hoursIncluded: z.int({ error: hours }).min(1, { error: hours }).max(500, { error: hours }),
  validityDays: z.int({ error: days }).min(1, { error: days }).max(1825, { error: days }),
};

/** A new package of hours, on sale at once. */
export const addPlanInput = z.object(planFields);
export type AddPlanInput = z.infer<typeof addPlanInput>;

/** An admin's edit of a package; what is left out stays. Only hours can be taken off the list. */
export const editPlanInput = z.object({
  id,
  ...planFields,
  hoursIncluded: planFields.hoursIncluded.optional(),
  validityDays: planFields.validityDays.optional(),
  isActive: z.boolean().optional(),
});
export type EditPlanInput = z.infer<typeof editPlanInput>;

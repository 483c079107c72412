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

/** An admin's edit of a package; the price is CAD before GST. */
export const editPlanInput = z.object({
  id,
  name: z.string().trim().min(1, { error: "Please give the package a name" }).max(100),
  description: z.string().trim().max(300),
  price: z
    .string()
    .trim()
    .regex(/^\d{1,5}(\.\d{2})?$/, { error: "Please write the price like 250.00" }),
});
export type EditPlanInput = z.infer<typeof editPlanInput>;

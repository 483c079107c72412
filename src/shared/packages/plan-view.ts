import { z } from "zod";

/** A package on sale. Amounts are CAD as decimal text; GST is 5 %, rounded half up per unit. */
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

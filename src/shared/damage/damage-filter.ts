import { z } from "zod";
import { id } from "../fields/ids";

/** Reports in one answer, and what was said in each of them. */
export const reportsShown = 50;
export const entriesShown = 20;

/** Which reports staff ask for: the open ones, the resolved ones, or both; older than one already seen. */
export const damageFilter = z.object({
  open: z.union([z.boolean(), z.stringbool()]).optional(),
  before: z
    .union([
      id,
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .optional(),
});
export type DamageFilter = z.infer<typeof damageFilter>;

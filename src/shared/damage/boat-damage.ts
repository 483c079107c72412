import { z } from "zod";

/** What a boat shows of its damage. Minor damage shows nothing; words are for members. */
export const boatDamage = z
  .object({ severity: z.enum(["restricted", "unusable"]), words: z.string().nullable() })
  .nullable();
export type BoatDamage = z.infer<typeof boatDamage>;

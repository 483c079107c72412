import { z } from "zod";
import { number } from "./step-kind";

/** An outing that somebody wants to book. */
export const wish = {
  booking: number,
  who: number,
  boat: number,
  day: z.string(),
  start: z.string(),
  hours: z.number(),
  by: z.enum(["member", "admin"]).default("member"),
};
export type Wish = z.infer<z.ZodObject<typeof wish>>;

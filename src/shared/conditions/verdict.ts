import { z } from "zod";

/** What can be said of an outing's conditions, from the best to the worst. */
export const verdicts = ["go", "careful", "unknown", "no-go"] as const;
const verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof verdict>;

/** A verdict, and in words what speaks against the outing; no reasons for `go`. */
export const conditionsView = z.object({ verdict, reasons: z.array(z.string()) });
export type Conditions = z.infer<typeof conditionsView>;

import { z } from "zod";
import type { TestAnswer } from "./test-client";

/** A "no" as a client reads it; `field` is the one that is wrong with the input. */
export interface ReadRefusal {
  status: number;
  code: string;
  error: string;
  field?: string | undefined;
}

const field = z.string().optional();

/** How a documented call says no, and how a procedure does. */
const refusal = z.union([
  z.object({ code: z.string(), error: z.string(), field }),
  z
    .object({
      error: z.object({ message: z.string(), data: z.object({ refusal: z.string(), field }) }),
    })
    .transform(({ error: { message, data } }) => ({
      code: data.refusal,
      error: message,
      field: data.field,
    })),
]);

/** Reads a "no", by whichever door it came. */
export const refusalOf = (answer: TestAnswer): ReadRefusal => ({
  status: answer.status,
  ...answer.read(refusal),
});

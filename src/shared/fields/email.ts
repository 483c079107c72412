import { z } from "zod";

/** An e-mail address, compared without case, with the sentence for anything else. */
export const email = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(254, { error: message })
    .toLowerCase()
    .pipe(z.email({ error: message }));

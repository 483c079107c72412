import { z } from "zod";

/** A positive number of hours in steps of 0.25, with the sentence for anything else. */
export const hoursAmount = (message: string) =>
  z.number({ error: message }).positive({ error: message }).multipleOf(0.25, {
    error: "Hours go in steps of 0.25",
  });

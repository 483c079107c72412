import { z } from "zod";

/** What fields were when they were read, by their names. */
export type Seen = Record<string, unknown> | undefined;

/**
 * What some of these fields were when they were read, for an edit that is to be written only if they
 * still are (rules, Calls and answers). What was seen is compared and not kept, so it may be what today's rules
 * would refuse.
 */
export const seenOf = (fields: object) =>
  z
    .partialRecord(z.enum(Object.keys(fields)), z.unknown(), {
      error: "Only a field of this edit can have been seen",
    })
    .optional();

import { z } from "zod";

/** Something the server does by itself, as admins see it. */
export const jobView = z.object({
  name: z.string(),
  dueAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  running: z.boolean(),
  failed: z.boolean(),
  /** what the last run did, or why it failed */
  result: z.string(),
});
export type JobView = z.infer<typeof jobView>;

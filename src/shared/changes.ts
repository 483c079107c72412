import { z } from "zod";

/** What can change under an open screen. A change says only which of these to read again. */
export const changeTopics = ["bookings", "boats", "members", "club"] as const;

export const changeView = z.object({ topics: z.array(z.enum(changeTopics)) });
export type ChangeTopic = (typeof changeTopics)[number];

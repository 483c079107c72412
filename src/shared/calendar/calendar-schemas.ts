import { z } from "zod";

/** Whose bookings are at a calendar address: one's own, or everybody's for admins. */
const calendarScopes = ["own", "club"] as const;
export const calendarScope = z.enum(calendarScopes);
export type CalendarScope = z.infer<typeof calendarScope>;

export const calendarInput = z.object({ scope: calendarScope });

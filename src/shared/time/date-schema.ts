import { z } from "zod";
import { isClubDate } from "./club-dates";
import { type MostDays, wrongSpan } from "./span";

/** A day as calls send it. Apart from what reckons with days, which screens load without zod. */
export const clubDate = z
  .string({ error: "Please select a date first" })
  .refine(isClubDate, { error: "Please select a real date, written yyyy-MM-dd" });

/** A time of the day as calls send it. */
export const clockTime = z
  .string({ error: "Please select a time" })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Please write the time as HH:mm" });

/** Some days on end, both included, and how many at most. */
export const someDays = (most: MostDays) =>
  z.object({ startDate: clubDate, endDate: clubDate }).superRefine((span, context) => {
    const message = wrongSpan(span, most);
    if (message !== null) context.addIssue({ code: "custom", message, path: ["endDate"] });
  });

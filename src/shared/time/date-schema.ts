import { z } from "zod";
import { isClubDate } from "./club-dates";

/** A day as calls send it. Apart from what reckons with days, which screens load without zod. */
export const clubDate = z
  .string({ error: "Please select a date first" })
  .refine(isClubDate, { error: "Please select a real date, written yyyy-MM-dd" });

import { z } from "zod";
import { isClubDate } from "../time/club-dates";

const seasonError = "Please choose once, or a day of the year as MM-DD";

/** How long the fee lasts, and whether bookings ask for it. Rules, Season. */
export const seasonSettings = z.object({
  /** for good, or to a day of the year, as `MM-DD` */
  feeSeason: z
    .string({ error: seasonError })
    // Of a leap year, so that February 29 counts.
    .refine((text) => text === "once" || isClubDate(`2024-${text}`), { error: seasonError }),
  /** whether nobody books whose fee is due */
  feeGatesBooking: z.boolean({ error: "Please say whether bookings ask for the fee" }),
});
export type SeasonSettings = z.infer<typeof seasonSettings>;

export const defaultSeason: SeasonSettings = { feeSeason: "once", feeGatesBooking: false };

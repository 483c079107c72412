import { z } from "zod";

/** The club's clock at one instant, worked out by the server, whose zone data is right. */
export const clubNow = z.object({
  /** ISO 8601, UTC */
  instant: z.string(),
  /** minutes east of UTC: −420 */
  offsetMinutes: z.number(),
  /** yyyy-MM-dd */
  today: z.string(),
  /** minutes since the club's midnight */
  minutes: z.number(),
});
export type ClubNow = z.infer<typeof clubNow>;

/** What a rule needs of the clock: the club's day and the minutes since its midnight. */
export type ClubTime = Pick<ClubNow, "today" | "minutes">;

import { z } from "zod";

const clockChange = z.object({
  /** ISO 8601, UTC */
  instant: z.string(),
  /** minutes east of UTC that the clock stands from then on */
  offsetMinutes: z.number(),
});
export type ClockChange = z.infer<typeof clockChange>;

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
  /** the changes of the clock in the 400 days after it */
  changes: z.array(clockChange),
  /** those up to it, the last of which set the present offset; none that ended long ago */
  earlier: z.array(clockChange),
});
export type ClubNow = z.infer<typeof clubNow>;

/** How a club's clock stands to UTC. One of which nothing is known stands like it, and keeps still. */
export interface ClockOffsets {
  /** minutes east of UTC */
  offsetMinutes?: number;
  changes?: readonly ClockChange[];
  earlier?: readonly ClockChange[];
}

/** What a rule needs of the clock: the club's day, the minutes since its midnight, and how it changes. */
export type ClubTime = Pick<ClubNow, "today" | "minutes"> & ClockOffsets;

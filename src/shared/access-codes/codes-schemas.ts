import { z } from "zod";

const error = "Please choose at the booking, or 15 to 1440 minutes before the start";
const dayMinutes = 24 * 60;

/** "atBooking", or how many minutes before the start the codes appear. */
export const codesShown = z.union(
  [z.literal("atBooking"), z.int({ error }).min(15, { error }).max(dayMinutes, { error })],
  { error },
);
export type CodesShown = z.infer<typeof codesShown>;

/** When a booking's codes appear, on the club's clock. */
export const codesFrom = z.object({
  date: z.string(),
  time: z.string(),
  /** they appear at the launch already, if that is sooner */
  orAtLaunch: z.boolean(),
});
export type CodesFrom = z.infer<typeof codesFrom>;

/** The codes of the club, beside the lock of each boat. */
export const clubCodes = ["gateCode", "shedCode", "washroomCode"] as const;

/** Present codes that have been seen by so many people who have left since. */
export const codesSeen = z.object({
  locks: z.array(
    z.object({ boat: z.object({ id: z.number(), name: z.string() }), people: z.number() }),
  ),
  club: z.array(z.object({ code: z.enum(clubCodes), people: z.number() })),
});
export type CodesSeen = z.infer<typeof codesSeen>;

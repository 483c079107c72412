import { z } from "zod";
import type { Formats } from "../profile/formats";
import { addDays } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import type { ClosureView } from "./closure-schemas";
import { closureEnd, closureStart, closureTimes, isClosureOver } from "./closure-span";

/** A closure is announced from so many days before it begins until it is over. */
const announcedDays = 14;

/** A closure in words, so that a first visit needs no code for them. */
export const announcedClosure = z.object({
  id: z.number(),
  /** "The club is closed 9:00 AM – 12:00 PM on Sat, Nov 21" */
  words: z.string(),
  reason: z.string(),
  /** the start on the club's clock, "2026-11-21 09:00": it compares as text */
  from: z.string(),
  /** and the end */
  until: z.string(),
});
export type AnnouncedClosure = z.infer<typeof announcedClosure>;

/** The closures that everybody should know of now: those that run, and those that come soon. */
export const announcedClosures = (
  closures: readonly ClosureView[],
  now: ClubTime,
  formats: Formats,
): AnnouncedClosure[] =>
  closures
    .filter((closure) => !isClosureOver(closure, now))
    .filter(({ startDate }) => startDate <= addDays(now.today, announcedDays))
    .map((closure) => ({
      id: closure.id,
      words: `The club is closed ${closureTimes(closure, formats)}`,
      reason: closure.reason,
      from: closureStart(closure),
      until: closureEnd(closure),
    }));

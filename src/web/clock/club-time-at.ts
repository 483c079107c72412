import type { Formats } from "../../shared/profile/formats";
import { offsetAt, shownAt } from "../../shared/time/clock-changes";
import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import type { ClockOffsets, ClubNow, ClubTime } from "../../shared/time/club-now";

const minuteMs = 60_000;

/** An instant with the club's clock. */
type ToldNow = Pick<ClubNow, "instant"> & ClockOffsets;

const instantAfter = ({ instant }: ToldNow, elapsedMs: number): number =>
  Date.parse(instant) + elapsedMs;

/**
 * The club's date and time `elapsedMs` after the server said `now`. When its clock changes comes from
 * the server: the browser's own zone data may be wrong (rules, Time).
 */
export const clubTimeAt = (now: ToldNow, elapsedMs: number) =>
  shownAt(instantAfter(now, elapsedMs), now);

/** How the club's clock stands by then. */
export const clubOffsetAt = (now: ToldNow, elapsedMs: number): number =>
  offsetAt(instantAfter(now, elapsedMs), now);

/** How long until the club's clock shows its next minute. */
export function msToNextMinute(now: ToldNow, elapsedMs: number): number {
  return minuteMs - (instantAfter(now, elapsedMs) % minuteMs);
}

/** Writes an instant (ISO 8601) as the time of day on the club's clock: "6:04 AM". */
export type TimeOf = (instant: string) => string;

export const timeOfAt =
  (clock: ClockOffsets, formats: Formats): TimeOf =>
  (instant) =>
    formatTime(fromMinutes(clubTimeOf(instant, clock).minutes), formats);

/** The club's date and time at an instant (ISO 8601). */
export const clubTimeOf = (instant: string, clock: ClockOffsets): ClubTime =>
  shownAt(Date.parse(instant), clock);

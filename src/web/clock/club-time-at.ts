import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import type { ClubNow } from "../../shared/time/club-now";

export interface ClubTime {
  /** yyyy-MM-dd */
  today: string;
  /** since the club's midnight */
  minutes: number;
}

const minuteMs = 60_000;

/**
 * The club's date and time `elapsedMs` after the server said `now`. The offset comes from the
 * server: the browser's own zone data may be wrong for British Columbia (rules, Time).
 */
export function clubTimeAt(now: ClubNow, elapsedMs: number): ClubTime {
  const local = new Date(Date.parse(now.instant) + now.offsetMinutes * minuteMs + elapsedMs);
  return {
    today: local.toISOString().slice(0, 10),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** How long until the club's clock shows its next minute. */
export function msToNextMinute(now: ClubNow, elapsedMs: number): number {
  return minuteMs - ((Date.parse(now.instant) + elapsedMs) % minuteMs);
}

/** Writes an instant (ISO 8601) as the time of day on the club's clock: "6:04 AM". */
export type TimeOf = (instant: string) => string;

export const timeOfAt =
  (offsetMinutes: number): TimeOf =>
  (instant) =>
    formatTime(fromMinutes(clubTimeOf(instant, offsetMinutes).minutes));

/** The club's date and time at an instant (ISO 8601). */
export const clubTimeOf = (instant: string, offsetMinutes: number): ClubTime =>
  clubTimeAt({ instant, offsetMinutes, today: "", minutes: 0 }, 0);

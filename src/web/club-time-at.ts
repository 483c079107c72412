import type { ClubNow } from "../shared/time/club-now";

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

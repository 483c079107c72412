import { type ClockTime, toMinutes } from "./clock-times";
import type { ClubDate } from "./club-dates";
import type { ClockOffsets, ClubTime } from "./club-now";

/** A stretch in which a clock keeps one distance from UTC. */
export interface ClockStretch {
  /** in milliseconds since 1970; without end for the first */
  since: number;
  /** minutes east of UTC */
  offsetMinutes: number;
}

const minuteMs = 60_000;
const utc: ClockStretch = { since: Number.NEGATIVE_INFINITY, offsetMinutes: 0 };

/** What is known of a clock, the earliest first. */
function stretchesOf({ offsetMinutes = 0, changes = [], earlier = [] }: ClockOffsets) {
  const known = [...earlier, ...changes].map((change) => ({
    since: Date.parse(change.instant),
    offsetMinutes: change.offsetMinutes,
  }));
  const first = earlier[0]?.offsetMinutes ?? offsetMinutes;
  return [{ since: Number.NEGATIVE_INFINITY, offsetMinutes: first }, ...known];
}

/**
 * The instant at which a clock shows a day and time: the first one of an hour that comes twice, and of
 * one that does not come the change that leaves it out (rules, Time).
 */
export function instantOn(stretches: readonly ClockStretch[], date: ClubDate, time: ClockTime) {
  const shown = Date.parse(date) + toMinutes(time) * minuteMs;
  const { since, offsetMinutes } =
    stretches.find(({ offsetMinutes }, nr) => {
      const next = stretches[nr + 1];
      return !next || shown - offsetMinutes * minuteMs < next.since;
    }) ?? utc;
  const at = shown - offsetMinutes * minuteMs;
  return { at: Math.max(at, since), exists: at >= since };
}

/** When the club's clock shows a day and time, in milliseconds since 1970. */
export const instantAt = (date: ClubDate, time: ClockTime, clock: ClockOffsets): number =>
  instantOn(stretchesOf(clock), date, time).at;

/** Of these times of a day those that its clock shows: in spring it may leave an hour out. */
export function shownTimes(
  times: readonly ClockTime[],
  date: ClubDate,
  clock: ClockOffsets,
): ClockTime[] {
  if (!clock.changes?.length && !clock.earlier?.length) return [...times];
  const stretches = stretchesOf(clock);
  return times.filter((time) => instantOn(stretches, date, time).exists);
}

/** How many minutes east of UTC the clock stands at an instant, in milliseconds since 1970. */
export const offsetAt = (at: number, clock: ClockOffsets): number =>
  stretchesOf(clock).findLast(({ since }) => since <= at)?.offsetMinutes ?? 0;

/** What the club's clock shows at an instant, in milliseconds since 1970. */
export function shownAt(at: number, clock: ClockOffsets): Pick<ClubTime, "today" | "minutes"> {
  const shown = new Date(at + offsetAt(at, clock) * minuteMs);
  return {
    today: shown.toISOString().slice(0, 10),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/** The minute of a moment, in milliseconds since 1970. */
export const minuteOf = ({ today, minutes, offsetMinutes = 0 }: ClubTime): number =>
  Date.parse(today) + (minutes - offsetMinutes) * minuteMs;

/** Minutes from a moment until its clock shows a day and time; below zero once it has. */
export const minutesTo = (date: ClubDate, time: ClockTime, now: ClubTime): number =>
  (instantAt(date, time, now) - minuteOf(now)) / minuteMs;

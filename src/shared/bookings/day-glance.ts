import { type ClockTime, toMinutes } from "../time/clock-times";

/** How many are shown, and what a broken duration counts as, in hours. */
const glance = { upcomingShown: 5, completedShown: 3, longestDuration: 8, fallbackDuration: 2 };

/** An outing of the day that is looked at. */
export interface DayOuting {
  time: ClockTime;
  /** hours; a broken one falls back, see `soundDuration` */
  duration: number;
}

export type GlanceState = "upcoming" | "on-water" | "completed";

/** A duration that is no number, over 8 hours or negative counts as 2 hours; rules, Bookings. */
export function soundDuration(duration: number): number {
  const sound = duration >= 0 && duration <= glance.longestDuration;
  return sound ? duration : glance.fallbackDuration;
}

/** Minutes until the outing is due back; negative once it is over. */
export function minutesLeft({ time, duration }: DayOuting, minutes: number): number {
  return toMinutes(time) + soundDuration(duration) * 60 - minutes;
}

/**
 * Where an outing of today stands by the clock, `minutes` after the club's midnight. It stays on the water
 * through its last minute, in which no time is left and it reads Overdue (rules, Bookings).
 */
export function glanceState(outing: DayOuting, minutes: number): GlanceState {
  if (minutes < toMinutes(outing.time)) return "upcoming";
  return minutesLeft(outing, minutes) < 0 ? "completed" : "on-water";
}

/** "1 h 20 min", or "Overdue" when none is left. */
export function timeLeftWords(minutes: number): string {
  if (minutes <= 0) return "Overdue";
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

interface Shortened<Outing> {
  shown: Outing[];
  /** how many more there are */
  more: number;
}

/** The day in three groups: all on the water, the next 5, and the last 3 that returned. */
export function dayGlance<Outing extends DayOuting>(
  outings: readonly Outing[],
  stateOf: (outing: Outing) => GlanceState,
) {
  const group = (state: GlanceState) => outings.filter((outing) => stateOf(outing) === state);
  const byStart = (a: Outing, b: Outing) => (a.time < b.time ? -1 : 1);
  const latestBack = (a: Outing, b: Outing) => minutesLeft(b, 0) - minutesLeft(a, 0);
  return {
    onWater: group("on-water").sort((a, b) => minutesLeft(a, 0) - minutesLeft(b, 0)),
    upcoming: shorten(group("upcoming").sort(byStart), glance.upcomingShown),
    completed: shorten(group("completed").sort(latestBack), glance.completedShown),
  };
}

function shorten<Outing>(outings: Outing[], count: number): Shortened<Outing> {
  return { shown: outings.slice(0, count), more: Math.max(0, outings.length - count) };
}

import type { DayHours } from "../profile/day-hours";
import { toMinutes } from "../time/clock-times";

/** The hours of the clock that a day touches: from 5 to 21, where it closes at 22:00. */
export function clockHoursOf({ opens, closes }: DayHours): number[] {
  const first = Math.floor(toMinutes(opens) / 60);
  const count = Math.ceil(toMinutes(closes) / 60) - first;
  return Array.from({ length: count }, (_, nr) => first + nr);
}

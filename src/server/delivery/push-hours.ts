import { addHours } from "date-fns";
import { addDays } from "../../shared/time/club-dates";
import type { Moment } from "../time/moment";

/** Minutes of the club's day: at night a phone lies silent, but for alarms and starts that are near. */
const nightFrom = 22 * 60;
const nightUntil = 6 * 60;
const nearHours = 12;

/** When a message may leave: now, or in the morning. `starts` is the outing's that it is about. */
export function leavesAt(
  { alarm, starts }: { alarm: boolean; starts: Date | undefined },
  { at, now, clock }: Moment,
): Date {
  const isNight = now.minutes >= nightFrom || now.minutes < nightUntil;
  const isNear = starts !== undefined && starts <= addHours(at, nearHours);
  if (!isNight || alarm || isNear) return at;
  const morning = now.minutes < nightUntil ? now.today : addDays(now.today, 1);
  return clock.instantOf(morning, "06:00");
}

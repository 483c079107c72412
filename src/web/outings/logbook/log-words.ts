import type { OutingView } from "../../../shared/outings/outing-schemas";
import { isPastDue } from "../../../shared/outings/outing-state";
import type { Formats } from "../../../shared/profile/formats";
import { distanceScale, exactly, type Units } from "../../../shared/profile/units";
import { formatTime } from "../../../shared/time/clock-times";
import type { ClubTime } from "../../../shared/time/club-now";
import { stateNow } from "../outing-now";

/**
 * What the log knows of an outing, for staff; empty while there is nothing to know. `timeOf` writes
 * an instant as the club's time of day.
 */
export function logWords(
  outing: OutingView,
  now: ClubTime,
  timeOf: (instant: string) => string,
  units: Units,
  formats: Formats,
): string {
  const { launchedAt, landedAt, dueTime, kilometres } = outing;
  const state = stateNow(outing, now);
  if (state === "ready") return "not launched yet";
  if (isPastDue(state)) return `${state}, due ${formatTime(dueTime, formats)}`;
  if (state === "launched" && launchedAt) return `launched ${timeOf(launchedAt)}`;
  if (state === "missed") return "never launched";
  if (!landedAt) return "";
  const far = kilometres === null ? "" : `, ${exactly(kilometres, distanceScale(units))}`;
  return `back ${timeOf(landedAt)}${far}`;
}

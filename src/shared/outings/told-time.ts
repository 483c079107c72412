import { differenceInMilliseconds, hoursToMilliseconds, minutesToMilliseconds } from "date-fns";
import { outingLimits } from "./outing-numbers";

/**
 * When something happened: the moment that a phone tells of, where that can be. A moment in the
 * future, older than 12 hours or before `notBefore` (the launch) cannot; then it happened now, as
 * far as anyone knows, and is marked doubtful.
 */
export function believeTime(
  told: Date | undefined,
  now: Date,
  notBefore: Date | null = null,
): { at: Date; doubtful: boolean } {
  if (told && isPossible(told, now, notBefore)) return { at: told, doubtful: false };
  // Should our own clock have been put back, the landing is still not before the launch.
  const at = notBefore && now < notBefore ? notBefore : now;
  return { at, doubtful: told !== undefined };
}

function isPossible(told: Date, now: Date, notBefore: Date | null): boolean {
  const age = differenceInMilliseconds(now, told);
  const inTime = age >= 0 && age <= hoursToMilliseconds(outingLimits.believedHours);
  return inTime && (notBefore === null || told >= notBefore);
}

/** Whether we heard of something so much later than it happened that staff should see both. */
export function isHeardLate(happenedAt: string, heardAt: string): boolean {
  const late = Date.parse(heardAt) - Date.parse(happenedAt);
  return Math.abs(late) > minutesToMilliseconds(outingLimits.clockMinutes);
}

import type { Formats } from "../profile/formats";
import { Refusal } from "../refusals";
import { type ClockTime, formatTime, fromMinutes, toMinutes } from "../time/clock-times";
import { outingLimits } from "./outing-numbers";

/** What decides how much longer a boat may stay out. */
export interface DueFacts {
  /** when it is due now */
  due: ClockTime;
  /** when the last of its bookings ends */
  end: ClockTime;
  /** when the boat's next booking of that day begins, if there is one */
  nextStart: ClockTime | null;
  /** when the club closes that day */
  closes: ClockTime;
}

/** When an outing is due: at its end, or later where the rower has asked for longer. */
export const dueTimeOf = (end: ClockTime, extendedTo: ClockTime | null): ClockTime =>
  extendedTo !== null && extendedTo > end ? extendedTo : end;

/**
 * The latest time to which an outing may be extended now: 30 minutes at a time, 60 beyond its end,
 * and never past closing or into the boat's next booking.
 */
export function latestDue({ due, end, nextStart, closes }: DueFacts): ClockTime {
  const latest = Math.min(
    toMinutes(due) + outingLimits.extensionMinutes,
    toMinutes(end) + outingLimits.longestExtensionMinutes,
    toMinutes(closes),
    toMinutes(nextStart ?? closes),
  );
  return fromMinutes(Math.max(latest, toMinutes(due)));
}

/** Any minute from the present due time on. Refuses BAD_INPUT before it, DUE_TOO_LATE beyond. */
export function refuseDue(wanted: ClockTime, facts: DueFacts, formats: Formats): Refusal | null {
  if (wanted < facts.due) {
    const sentence = `The boat is due back at ${formatTime(facts.due, formats)}. Please choose that time or a later one.`;
    return new Refusal("BAD_INPUT", sentence, "timeStr");
  }
  const latest = latestDue(facts);
  if (wanted <= latest) return null;
  const sentence = `The boat can be out until ${formatTime(latest, formats)} at the latest.`;
  return new Refusal("DUE_TOO_LATE", sentence, "timeStr");
}

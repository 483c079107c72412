import { formatHours } from "../hours/quarters";
import type { BookingLimits } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import { adminStartsOf, hoursOn, startsOf } from "../profile/day-hours";
import { adminLengths, memberLengths } from "../profile/outing-lengths";
import { type BookingSpan, hasPassed } from "../time/booking-span";
import { shownTimes } from "../time/clock-changes";
import { type ClockTime, endTime, formatTime, toMinutes } from "../time/clock-times";
import type { ClubTime } from "../time/club-now";

/** What else could be had in the place of an outing. */
export interface Instead {
  /** whether something speaks against another start or length of the same day */
  isStopped: (other: BookingSpan) => boolean;
  now: ClubTime;
  limits: BookingLimits;
  profile: ClubProfile;
  /** what is in the way has an end, such as the night: its last or first start is told */
  hasEnd?: boolean;
}

/**
 * The nearest start of that day at which nothing is in the way, in words; where there is none, that of
 * the longest shorter outing. "The nearest start for 1 hour is 8:00 AM."
 */
export function nearestWords(outing: BookingSpan, instead: Instead): string {
  const length = formatHours(outing.duration);
  const nearest = nearestStart(outing, instead);
  if (nearest !== null) {
    const which = instead.hasEnd ? (nearest < outing.startTime ? "last" : "first") : "nearest";
    return `The ${which} start for ${length} is ${formatTime(nearest, instead.profile)}.`;
  }
  const none = `No start of that day would do for ${length}`;
  for (const duration of shorterThan(outing.duration, instead)) {
    const start = nearestStart({ ...outing, duration }, instead);
    if (start !== null)
      return `${none}; for ${formatHours(duration)} ${formatTime(start, instead.profile)} would.`;
  }
  return `${none}; please choose another day.`;
}

function nearestStart(outing: BookingSpan, instead: Instead): ClockTime | null {
  const { isStopped, now, limits, profile } = instead;
  const hours = hoursOn(outing.bookingDate, profile);
  if (!hours) return null;
  const away = (time: string) => Math.abs(toMinutes(time) - toMinutes(outing.startTime));
  const starts = limits === "admin" ? adminStartsOf(hours) : startsOf(hours);
  const nearestFirst = shownTimes(starts, outing.bookingDate, now).sort(
    (one, other) => away(one) - away(other),
  );
  const nearest = nearestFirst.find((startTime) => {
    const other = { ...outing, startTime };
    const fits = endTime(startTime, outing.duration) <= hours.closes;
    return fits && !hasPassed(other, now) && !isStopped(other);
  });
  return nearest ?? null;
}

function shorterThan(duration: number, { limits, profile }: Instead): number[] {
  const lengths = limits === "admin" ? adminLengths(profile) : memberLengths(profile);
  return lengths.filter((length) => length < duration).reverse();
}

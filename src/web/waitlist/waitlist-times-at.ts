import type { ClubProfile } from "../../shared/profile/club-profile";
import { hoursOn } from "../../shared/profile/day-hours";
import { type ClockTime, endTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";

/** A time that is taken, and for how many hours somebody would row then. */
export interface TakenTime {
  bookingDate: ClubDate;
  startTime: ClockTime;
  duration: number;
}

/**
 * When somebody would row who pressed a time that is taken: exactly then, because the first start that
 * fits is what they are offered. Too late for so long an outing, it is the latest that is not.
 */
export function waitlistTimesAt(
  { bookingDate, startTime, duration }: TakenTime,
  profile: ClubProfile,
): { from: ClockTime; to: ClockTime } {
  const closes = hoursOn(bookingDate, profile)?.closes ?? endTime(startTime, duration);
  const lastStart = endTime(closes, -duration);
  const from = startTime < lastStart ? startTime : lastStart;
  return { from, to: endTime(from, duration) };
}

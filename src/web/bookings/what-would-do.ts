import { formatHours } from "../../shared/hours/quarters";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { hoursOn, startsOf } from "../../shared/profile/day-hours";
import { memberLengths } from "../../shared/profile/outing-lengths";
import type { BookingSpan } from "../../shared/time/booking-span";
import { formatTime, toMinutes } from "../../shared/time/clock-times";

/**
 * What could be booked in the place of an outing that is refused: the longest shorter one from the
 * same start, else one as long at the nearest start of that day. Null when nothing would do.
 */
export function whatWouldDo(
  wanted: BookingSpan,
  isRefused: (span: BookingSpan) => boolean,
  profile: ClubProfile,
): BookingSpan | null {
  const shorter = memberLengths(profile)
    .filter((duration) => duration < wanted.duration)
    .map((duration) => ({ ...wanted, duration }))
    .reverse();
  const away = ({ startTime }: BookingSpan) =>
    Math.abs(toMinutes(startTime) - toMinutes(wanted.startTime));
  const elsewhere = startsOf(hoursOn(wanted.bookingDate, profile))
    .map((startTime) => ({ ...wanted, startTime }))
    .sort((one, other) => away(one) - away(other));
  return [...shorter, ...elsewhere].find((span) => !isRefused(span)) ?? null;
}

/** What the press says: "Choose 1.5 hours instead", or "Choose 2:30 PM instead". */
export function insteadWords(wanted: BookingSpan, instead: BookingSpan): string {
  const other =
    instead.duration === wanted.duration
      ? formatTime(instead.startTime)
      : formatHours(instead.duration);
  return `Choose ${other} instead`;
}

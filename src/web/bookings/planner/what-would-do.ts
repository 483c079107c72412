import { formatHours } from "../../../shared/hours/quarters";
import type { ClubProfile } from "../../../shared/profile/club-profile";
import { hoursOn, startsOf } from "../../../shared/profile/day-hours";
import type { Formats } from "../../../shared/profile/formats";
import { memberLengths } from "../../../shared/profile/outing-lengths";
import type { BookingSpan } from "../../../shared/time/booking-span";
import { type ClockTime, formatTime, toMinutes } from "../../../shared/time/clock-times";

/**
 * What could be booked in the place of an outing that is refused: the longest shorter one from the
 * same start, else one as long at the nearest start of that day, else the longest that the day has
 * room for, at its nearest start. Null when nothing would do.
 */
export function whatWouldDo(
  wanted: BookingSpan,
  isRefused: (span: BookingSpan) => boolean,
  profile: ClubProfile,
): BookingSpan | null {
  const shorter = memberLengths(profile)
    .filter((duration) => duration < wanted.duration)
    .reverse();
  const away = (startTime: ClockTime) =>
    Math.abs(toMinutes(startTime) - toMinutes(wanted.startTime));
  const starts = startsOf(hoursOn(wanted.bookingDate, profile)).sort(
    (one, other) => away(one) - away(other),
  );
  const fromHere = shorter.map((duration) => ({ ...wanted, duration }));
  const elsewhere = [wanted.duration, ...shorter].flatMap((duration) =>
    starts.map((startTime) => ({ ...wanted, startTime, duration })),
  );
  return [...fromHere, ...elsewhere].find((span) => !isRefused(span)) ?? null;
}

/** What the press says: "Choose 1.5 hours instead", "Choose 2:30 PM instead", or both of them. */
export function insteadWords(
  wanted: BookingSpan,
  { startTime, duration }: BookingSpan,
  formats: Formats,
): string {
  const length = duration === wanted.duration ? null : formatHours(duration);
  const start = startTime === wanted.startTime ? null : formatTime(startTime, formats);
  return `Choose ${[start, length].filter(Boolean).join(" for ")} instead`;
}

import { beginsElsewhere, type Place } from "../bookings/moving-rules";
import { formatHours, toHours, toQuarters } from "../hours/quarters";
import type { Formats } from "../profile/formats";
import { Refusal } from "../refusals";
import { type BookingSpan, minutesUntil } from "../time/booking-span";
import { formatTime } from "../time/clock-times";
import { formatDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import type { LateCancelTerms } from "./fair-use-settings";

/** Whether its rower would cancel it late. */
const isLate = (span: BookingSpan, { lateCancelMinutes }: LateCancelTerms, now: ClubTime) =>
  minutesUntil(span, now) < lateCancelMinutes;

/** What no longer goes shortly before an outing, as a sentence; null where nothing is late. */
export function lateWords({ lateCancelMinutes, lateCancelReturn }: LateCancelTerms): string | null {
  if (lateCancelMinutes === 0) return null;
  const stays = `In the last ${lateTime(lateCancelMinutes)} before its start it can no longer be moved or shortened`;
  if (lateCancelReturn === 100) return `${stays}.`;
  const back = lateCancelReturn === 0 ? "none" : `${lateCancelReturn}%`;
  return `${stays}, and cancelling gives back ${back} of its hours.`;
}

/** "hour", "1.5 hours", "45 minutes": how long before its start an outing is late. */
function lateTime(minutes: number): string {
  if (minutes === 60) return "hour";
  return minutes % 30 === 0 ? formatHours(minutes / 60) : `${minutes} minutes`;
}

/** What comes back of an outing that is cancelled or left now, in percent (rules, Fair use). */
export const percentBack = (
  booking: BookingSpan & { excused: boolean },
  terms: LateCancelTerms,
  now: ClubTime,
): number => (booking.excused || !isLate(booking, terms, now) ? 100 : terms.lateCancelReturn);

/** What stays charged of so many quarters: what comes back is rounded up to one. */
export const keptQuarters = (quarters: number, percent: number): number =>
  quarters - Math.ceil((quarters * percent) / 100);

/**
 * What stays charged of an outing that its rower cancels now, in balance hours: nothing where weather,
 * closure or boat excuse it.
 */
export const hoursKept = (
  booking: BookingSpan & { hoursUsed: number; excused: boolean },
  terms: LateCancelTerms,
  now: ClubTime,
): number => toHours(keptQuarters(toQuarters(booking.hoursUsed), percentBack(booking, terms, now)));

/** TOO_LATE_TO_MOVE where its rower could only cancel it late: it may still become longer. */
export function refuseLateMove(
  from: Place,
  to: Place,
  terms: LateCancelTerms,
  now: ClubTime,
  formats: Formats,
): Refusal | null {
  const givesBack = beginsElsewhere(from, to) || to.duration < from.duration;
  if (!givesBack || !isLate(from, terms, now)) return null;
  const begins = `This booking begins on ${formatDate(from.bookingDate, "EEEE")} at ${formatTime(from.startTime, formats)}`;
  const words = `${begins}. ${lateWords(terms)} It can still be made longer.`;
  return new Refusal("TOO_LATE_TO_MOVE", words);
}

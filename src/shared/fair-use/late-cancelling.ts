import { type BookingSpan, minutesUntil } from "../bookings/booking-span";
import { beginsElsewhere, type Place } from "../bookings/moving-rules";
import { formatHours, toHours, toQuarters } from "../hours/quarters";
import { Refusal } from "../refusals";
import type { ClubTime } from "../time/club-now";
import type { LateCancelTerms } from "./fair-use-settings";

/** Whether its rower would cancel it late. */
const isLate = (span: BookingSpan, { lateCancelMinutes }: LateCancelTerms, now: ClubTime) =>
  minutesUntil(span, now) < lateCancelMinutes;

/** "Cancelled less than 24 hours before its start, 50 % of its hours come back."; null for never late. */
export function lateCancelWords({ lateCancelMinutes, lateCancelReturn }: LateCancelTerms) {
  if (lateCancelMinutes === 0 || lateCancelReturn === 100) return null;
  const before =
    lateCancelMinutes % 30 === 0
      ? formatHours(lateCancelMinutes / 60)
      : `${lateCancelMinutes} minutes`;
  const back = lateCancelReturn === 0 ? "none" : `${lateCancelReturn} %`;
  return `Cancelled less than ${before} before its start, ${back} of its hours come back.`;
}

/**
 * What stays charged of an outing that its rower cancels now, in balance hours: what comes back is
 * rounded up to a quarter (rules, Fair use).
 */
export function hoursKept(
  booking: BookingSpan & { hoursUsed: number },
  terms: LateCancelTerms,
  now: ClubTime,
): number {
  if (!isLate(booking, terms, now)) return 0;
  const charged = toQuarters(booking.hoursUsed);
  return toHours(charged - Math.ceil((charged * terms.lateCancelReturn) / 100));
}

/** TOO_LATE_TO_MOVE where its rower could only cancel it late: it may still become longer. */
export function refuseLateMove(
  from: Place,
  to: Place,
  terms: LateCancelTerms,
  now: ClubTime,
): Refusal | null {
  const givesBack = beginsElsewhere(from, to) || to.duration < from.duration;
  return givesBack && isLate(from, terms, now) ? new Refusal("TOO_LATE_TO_MOVE") : null;
}

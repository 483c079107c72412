import { firstLaunch } from "../outings/outing-state";
import type { BookingSpan } from "../time/booking-span";
import { endTime, toMinutes } from "../time/clock-times";
import { daysBetween } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import { damageNumbers } from "./damage-numbers";

const minutesADay = 24 * 60;

/** From when the boat may be launched until 48 hours after the booking's end; rules, Damage. */
export function rowedLately(span: BookingSpan, now: ClubTime): boolean {
  const minutes = daysBetween(span.bookingDate, now.today) * minutesADay + now.minutes;
  const end = toMinutes(endTime(span.startTime, span.duration));
  return minutes >= firstLaunch(span) && minutes <= end + damageNumbers.rowedWithinHours * 60;
}

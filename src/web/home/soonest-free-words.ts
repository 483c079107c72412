import type { SoonestFree } from "../../shared/bookings/soonest-free";
import type { Formats } from "../../shared/profile/formats";
import { formatTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import { partOfDay } from "../../shared/time/part-of-day";

/** "Free this morning from 6:30 AM, 3 boats"; a start that is not today's is tomorrow's. */
export function soonestFreeWords(
  { bookingDate, startTime, boats }: SoonestFree,
  today: ClubDate,
  formats: Formats,
): string {
  const day = bookingDate === today ? "this" : "tomorrow";
  const fleet = boats === 1 ? "1 boat" : `${boats} boats`;
  return `Free ${day} ${partOfDay(startTime)} from ${formatTime(startTime, formats)}, ${fleet}`;
}

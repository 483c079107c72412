import { club } from "../club";
import { type ClockTime, fromMinutes, toMinutes } from "../time/clock-times";
import type { ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";

/** The hourly starts, 05:00 to 20:00, at which admins book for members; rules, Bookings. */
export const adminStarts: readonly ClockTime[] = hourly(
  toMinutes(club.admin.firstStart),
  toMinutes(club.admin.lastStart),
);

function hourly(from: number, to: number): ClockTime[] {
  return Array.from({ length: (to - from) / 60 + 1 }, (_, n) => fromMinutes(from + n * 60));
}

/** Those of them that are still ahead on a day. */
export function adminStartsAhead(date: ClubDate, now: ClubTime): ClockTime[] {
  if (date < now.today) return [];
  return adminStarts.filter((start) => date > now.today || toMinutes(start) >= now.minutes);
}

import type { FreeStart } from "../../shared/bookings/next-free";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { formatTime } from "../../shared/time/clock-times";
import { addDays, type ClubDate, formatDate } from "../../shared/time/club-dates";

/** "Free today from 2:30 PM": the answer on every boat's card. */
export function freeStartWords(
  free: FreeStart | null,
  today: ClubDate,
  profile: ClubProfile,
): string {
  if (!free) return `Nothing free in the next ${profile.horizonMonths} months`;
  return `Free ${nearDay(free.bookingDate, today)} from ${formatTime(free.startTime, profile)}`;
}

function nearDay(date: ClubDate, today: ClubDate): string {
  if (date === today) return "today";
  return date === addDays(today, 1) ? "tomorrow" : formatDate(date, "EEE, MMM d");
}

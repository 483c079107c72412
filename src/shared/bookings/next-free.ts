import { lastBookableDate } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import type { ClockTime } from "../time/clock-times";
import { addDays, type ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import { type BoatDiary, daySlots } from "./day-slots";

export interface FreeStart {
  bookingDate: ClubDate;
  startTime: ClockTime;
}

/** The first start a member could still take, or null when the whole horizon is taken. */
export function nextFreeStart(
  diary: BoatDiary,
  now: ClubTime,
  profile: ClubProfile,
): FreeStart | null {
  if (!diary.available) return null;
  const last = lastBookableDate(now.today, "member", profile);
  for (let date = now.today; date <= last; date = addDays(date, 1)) {
    const slot = daySlots(date, diary, now, profile).find(({ state }) => state === "available");
    if (slot) return { bookingDate: date, startTime: slot.startTime };
  }
  return null;
}

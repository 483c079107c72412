import { lastBookableDate } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import { hoursOn } from "../profile/day-hours";
import type { ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import { isFullyBooked } from "./day-fullness";
import { type BoatDiary, daySlots, isBlockedOn, outingsOn } from "./day-slots";

/** What a day of a boat's calendar can be. */
export const dayStates = [
  "free",
  "partly-booked",
  "full",
  "blocked",
  "closed",
  "past",
  "too-far",
] as const;
export type DayState = (typeof dayStates)[number];

/**
 * How a boat's calendar shows a day. Today is full as soon as no start is left to take, and past
 * once no start is left at all (rules, Bookings).
 */
export function dayState(
  date: ClubDate,
  diary: BoatDiary,
  now: ClubTime,
  profile: ClubProfile,
): DayState {
  const hours = hoursOn(date, profile);
  if (date < now.today) return "past";
  if (date > lastBookableDate(now.today, "member", profile)) return "too-far";
  if (!hours) return "closed";
  if (!diary.available || isBlockedOn(date, diary.availability)) return "blocked";
  const outings = outingsOn(date, diary.availability);
  if (isFullyBooked(outings, hours)) return "full";
  const slots = daySlots(date, diary, now, profile);
  if (slots.every((slot) => slot.state === "past")) return "past";
  if (!slots.some((slot) => slot.state === "available")) {
    return slots.some((slot) => slot.state === "club-closed") ? "blocked" : "full";
  }
  return outings.length > 0 ? "partly-booked" : "free";
}

/** Whether the day can be opened to look for a start. */
export const isOpenDay = (state: DayState): boolean =>
  state === "free" || state === "partly-booked";

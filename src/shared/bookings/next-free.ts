import type { ClockTime } from "../time/clock-times";
import { addDays, type ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import { lastBookableDate } from "./booking-rules";
import { type BoatDiary, daySlots, type SlotState } from "./day-slots";

export interface FreeStart {
  bookingDate: ClubDate;
  startTime: ClockTime;
}

/** The first start a member could still take, or null when the whole horizon is taken. */
export function nextFreeStart(diary: BoatDiary, now: ClubTime): FreeStart | null {
  if (!diary.available) return null;
  const last = lastBookableDate(now.today, "member");
  for (let date = now.today; date <= last; date = addDays(date, 1)) {
    const slot = daySlots(date, diary, now).find(({ state }) => state === "available");
    if (slot) return { bookingDate: date, startTime: slot.startTime };
  }
  return null;
}

/** As many as are told apart at a glance. */
const mostHours = 6;

/** The next starts of a free hour, all of the first day that has any. */
export function nextFreeHours(diary: BoatDiary, now: ClubTime): FreeStart[] {
  const last = lastBookableDate(now.today, "member");
  for (let date = now.today; date <= last; date = addDays(date, 1)) {
    const slots = daySlots(date, diary, now);
    const starts = slots.filter(({ state }, at) => [state, slots[at + 1]?.state].every(isFree));
    if (starts.length > 0) {
      return starts.slice(0, mostHours).map(({ startTime }) => ({ bookingDate: date, startTime }));
    }
  }
  return [];
}

const isFree = (state: SlotState | undefined) => state === "available";

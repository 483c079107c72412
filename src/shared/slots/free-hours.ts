import { daySlots, type Slot } from "../bookings/day-slots";
import type { FreeStart } from "../bookings/next-free";
import { lastBookableDate } from "../profile/booking-horizon";
import type { Refusal } from "../refusals";
import { addDays, type ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import { type PreviewFacts, previewBooking } from "./booking-preview";

/** As many as are told apart at a glance. */
const mostHours = 6;

/** What a boat has to offer next; where that is nothing, why the first free hour is refused, if one is. */
export interface FreeHours {
  hours: FreeStart[];
  refusal: Refusal | null;
}

/**
 * The next starts of a free hour that the member may take, all of the first day that has any. Lack of
 * hours refuses none here: more can be bought.
 */
export function nextFreeHours(facts: PreviewFacts, now: ClubTime): FreeHours {
  const last = lastBookableDate(now.today, "member", facts.profile);
  let refusal: Refusal | null = null;
  for (let date = now.today; date <= last; date = addDays(date, 1)) {
    const day = freeHoursOn(date, facts, now);
    if (day.hours.length > 0) return { ...day, refusal: null };
    refusal ??= day.refusal;
  }
  return { hours: [], refusal };
}

function freeHoursOn(bookingDate: ClubDate, facts: PreviewFacts, now: ClubTime): FreeHours {
  const hours: FreeStart[] = [];
  let first: Refusal | null = null;
  for (const startTime of wholeHours(daySlots(bookingDate, facts.diary, now, facts.profile))) {
    const { refusal } = previewBooking({ bookingDate, startTime, duration: 1 }, facts, now);
    if (refusal === null || refusal.code === "NOT_ENOUGH_HOURS") {
      hours.push({ bookingDate, startTime });
    } else first ??= refusal;
    if (hours.length === mostHours || isAllDay(refusal)) break;
  }
  return { hours, refusal: first };
}

/** The starts of slots that are free together with the next one. */
const wholeHours = (slots: readonly Slot[]) =>
  slots
    .filter(({ state }, at) => [state, slots[at + 1]?.state].every((one) => one === "available"))
    .map(({ startTime }) => startTime);

/** What is lacking for one start of a day is lacking for all. */
const isAllDay = (refusal: Refusal | null) =>
  refusal?.code === "CLEARANCE_MISSING" || refusal?.code === "CLEARANCE_EXPIRED";

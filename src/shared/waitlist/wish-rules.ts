import { lastBookableDate, refuseClosed } from "../bookings/booking-rules";
import { kindOf } from "../profile/boat-kinds";
import type { ClubProfile } from "../profile/club-profile";
import { hoursOn } from "../profile/day-hours";
import { Refusal } from "../refusals";
import { minutesUntil } from "../time/booking-span";
import { type ClockTime, fromMinutes, toMinutes } from "../time/clock-times";
import type { ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";

/** What a member waits for. */
export interface Wish {
  kind: "single" | "double" | "boat";
  boatId: number | null;
  bookingDate: ClubDate;
  from: ClockTime;
  to: ClockTime;
  /** hours */
  duration: number;
}

/** Nothing is offered, held or wished for from so many minutes before its start. */
export const minutesToGetReady = 30;

/** Why nobody can wish for this, or null; rules, Waitlist. */
export function refuseWish(wish: Wish, now: ClubTime, profile: ClubProfile): Refusal | null {
  if (isWishOver(wish, now)) return new Refusal("TIME_PAST", undefined, "to");
  if (wish.bookingDate > lastBookableDate(now.today, "member", profile)) {
    return new Refusal("TOO_FAR_AHEAD", undefined, "dateStr");
  }
  const hours = hoursOn(wish.bookingDate, profile);
  if (!hours || wish.from < hours.opens) return refuseClosed(hours, hours ? "from" : "dateStr");
  if (wish.to > hours.closes) return refuseClosed(hours, "to");
  return null;
}

/** Whether it is too late for a wish: 30 minutes before its last start. */
export function isWishOver({ bookingDate, to, duration }: Wish, now: ClubTime): boolean {
  const startTime = fromMinutes(toMinutes(to) - duration * 60);
  return minutesUntil({ bookingDate, startTime, duration }, now) <= minutesToGetReady;
}

/** Whether a boat is of the kind that is wished for. */
export const isWishedBoat = (
  { kind, boatId }: Pick<Wish, "kind" | "boatId">,
  boat: { id: number; category: string },
  profile: ClubProfile,
): boolean => (kind === "boat" ? boatId === boat.id : kindOf(boat.category, profile).key === kind);

import type { AvailabilityView } from "../boats/boat-schemas";
import { isClosedFor } from "../closures/closure-span";
import { lastBookableDate } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import { hoursOn, startsOf } from "../profile/day-hours";
import { hasPassed } from "../time/booking-span";
import { shownTimes } from "../time/clock-changes";
import { type ClockTime, endTime } from "../time/clock-times";
import type { ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";

/** What a half hour of a boat's day can be. */
const slotStates = [
  "available",
  "booked",
  "held",
  "past",
  "blocked",
  "club-closed",
  "too-far",
] as const;
export type SlotState = (typeof slotStates)[number];

export interface Slot {
  startTime: ClockTime;
  state: SlotState;
  /** when what takes the slot ends */
  until?: ClockTime;
}

/** What the grid needs to know of a boat: whether it is online at all, and when it is out. */
export interface BoatDiary {
  available: boolean;
  availability: AvailabilityView;
}

/**
 * The half hours of a boat's day from opening to closing, as they stand now; none on a day on which the
 * club is closed, and none that its clock leaves out. A cancelled outing holds nothing.
 */
export function daySlots(
  date: ClubDate,
  diary: BoatDiary,
  now: ClubTime,
  profile: ClubProfile,
): Slot[] {
  const outings = outingsOn(date, diary.availability);
  const blocked = !diary.available || isBlockedOn(date, diary.availability);
  const tooFar = date > lastBookableDate(now.today, "member", profile);
  return shownTimes(startsOf(hoursOn(date, profile)), date, now).map((startTime) => {
    if (hasPassed({ bookingDate: date, startTime }, now)) return { startTime, state: "past" };
    if (tooFar) return { startTime, state: "too-far" };
    if (blocked) return { startTime, state: "blocked" };
    if (isClubClosed(date, startTime, diary.availability)) {
      return { startTime, state: "club-closed" };
    }
    const taken = outings.find((outing) => holds(outing, startTime));
    if (!taken) return { startTime, state: "available" };
    const state = taken.status === "held" ? "held" : "booked";
    return { startTime, state, until: endTime(taken.startTime, taken.duration) };
  });
}

type Outing = AvailabilityView["bookings"][number];

/** What takes the boat on one day: its outings, and what is held for somebody who waits. */
export function outingsOn(date: ClubDate, availability: AvailabilityView): Outing[] {
  return availability.bookings.filter(
    (outing) => outing.bookingDate === date && outing.status !== "cancelled",
  );
}

/** Until when the club has taken a boat off the water, and why. */
export type Block = Pick<AvailabilityView["blocks"][number], "endDate" | "reason">;

/** What keeps the boat off the water that day, or null. */
export const blockOn = (date: ClubDate, { blocks }: AvailabilityView): Block | null =>
  blocks.find(({ startDate, endDate }) => startDate <= date && date <= endDate) ?? null;

export const isBlockedOn = (date: ClubDate, availability: AvailabilityView): boolean =>
  blockOn(date, availability) !== null;

/** Whether any of a half hour lies in a closure of the club. */
function isClubClosed(date: ClubDate, startTime: ClockTime, { closures }: AvailabilityView) {
  const half = { bookingDate: date, startTime, duration: 0.5 };
  return closures.some((closure) => isClosedFor(half, closure));
}

function holds(outing: Outing, time: ClockTime): boolean {
  return outing.startTime <= time && time < endTime(outing.startTime, outing.duration);
}

import { addMinutes, min, subMinutes } from "date-fns";
import { type BoatDiary, daySlots } from "../bookings/day-slots";
import type { ClubProfile } from "../profile/club-profile";
import { type BookingSpan, minutesUntil, overlaps } from "../time/booking-span";
import { type ClockTime, endTime, toMinutes } from "../time/clock-times";
import type { ClubTime } from "../time/club-now";
import { minutesToGetReady, type WaitlistEntry } from "./waitlist-rules";

/** At night nobody is asked about a start that is still more than half a day away. */
const quiet = { from: toMinutes("22:00"), until: toMinutes("06:00"), beyondMinutes: 12 * 60 };

/**
 * The starts at which a boat is free for a waitlist entry, the earliest first, none for one that is
 * longer than the club's outings; without what was offered to its member before: whoever let a slot
 * go is not asked about a part of it.
 */
export function freeStarts(
  entry: WaitlistEntry,
  diary: BoatDiary,
  offered: readonly BookingSpan[],
  now: ClubTime,
  profile: ClubProfile,
): ClockTime[] {
  const { bookingDate, from, to, duration } = entry;
  if (duration > profile.longestOuting) return [];
  const free = daySlots(bookingDate, diary, now, profile)
    .filter(({ state }) => state === "available")
    .map(({ startTime }) => startTime);
  return free.filter((startTime) => {
    const span = { bookingDate, startTime, duration };
    const isFree = halfHoursOf(span).every((half) => free.includes(half));
    const isWanted = startTime >= from && endTime(startTime, duration) <= to;
    return isFree && isWanted && !offered.some((before) => overlaps(before, span));
  });
}

const halfHoursOf = ({ startTime, duration }: BookingSpan): ClockTime[] =>
  Array.from({ length: duration * 2 }, (_, nr) => endTime(startTime, nr / 2));

/** Whether a slot may be offered now: early enough to get ready, and not at night; rules, Waitlist. */
export function mayBeOffered(span: BookingSpan, now: ClubTime): boolean {
  const away = minutesUntil(span, now);
  const isQuiet = now.minutes >= quiet.from || now.minutes < quiet.until;
  return away > minutesToGetReady && !(isQuiet && away > quiet.beyondMinutes);
}

/** Until when a slot that is offered now is held: so many minutes, and never into the last 30. */
export const holdEnd = (at: Date, startsAt: Date, holdMinutes: number): Date =>
  min([addMinutes(at, holdMinutes), subMinutes(startsAt, minutesToGetReady)]);

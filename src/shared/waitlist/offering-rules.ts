import { type BookingSpan, overlaps } from "../bookings/booking-span";
import { type BoatDiary, daySlots } from "../bookings/day-slots";
import { type ClockTime, endTime } from "../time/clock-times";
import type { ClubTime } from "../time/club-now";
import type { Wish } from "./wish-rules";

/**
 * The starts at which a boat is free for a wish, the earliest first, without what was offered to its
 * member before: whoever let a slot go is not asked about a part of it.
 */
export function freeStarts(
  wish: Wish,
  diary: BoatDiary,
  offered: readonly BookingSpan[],
  now: ClubTime,
): ClockTime[] {
  const { bookingDate, from, to, duration } = wish;
  const free = daySlots(bookingDate, diary, now)
    .filter(({ state }) => state === "available")
    .map(({ startTime }) => startTime);
  return free.filter((startTime) => {
    const span = { bookingDate, startTime, duration };
    const isFree = halfHoursOf(span).every((half) => free.includes(half));
    const isWished = startTime >= from && endTime(startTime, duration) <= to;
    return isFree && isWished && !offered.some((before) => overlaps(before, span));
  });
}

const halfHoursOf = ({ startTime, duration }: BookingSpan): ClockTime[] =>
  Array.from({ length: duration * 2 }, (_, nr) => endTime(startTime, nr / 2));

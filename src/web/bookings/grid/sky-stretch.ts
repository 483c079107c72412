import { slotTimes } from "../../../shared/bookings/slot-times";
import { club } from "../../../shared/club";
import { type BookingSpan, overlaps } from "../../../shared/time/booking-span";
import type { ClockTime } from "../../../shared/time/clock-times";
import type { ClubDate } from "../../../shared/time/club-dates";
import type { GridSlot } from "./grid-slots";

/** A stretch of the day: its start, and its length in hours. */
export interface Stretch {
  startTime: ClockTime;
  duration: number;
}

/** Which half hours of the day could be part of an outing, from the first start to the last. */
export function openHalves(
  slots: readonly GridSlot[],
  date: ClubDate,
  ownOutings: readonly BookingSpan[],
): boolean[] {
  return slots.map(({ startTime, state }) => {
    const half = { bookingDate: date, startTime, duration: 0.5 };
    return state === "available" && !ownOutings.some((outing) => overlaps(outing, half));
  });
}

/** The half hour that lies `share` (0 to 1) along the day. */
export function halfAt(share: number): number {
  const half = Math.floor(share * slotTimes.length);
  return Math.min(Math.max(half, 0), slotTimes.length - 1);
}

/** A thumb is wider than half an hour: as far aside as this, a press still means the next fit. */
const nearHalves = 2;

/** The outing a press means: of that length, at the fitting start nearest to the pressed half hour. */
export function pressedStretch(
  half: number,
  duration: number,
  open: readonly boolean[],
): Stretch | null {
  const fits = (start: number) =>
    Array.from({ length: duration * 2 }, (_, n) => open[start + n]).every((each) => each === true);
  const start = Array.from({ length: nearHalves * 2 + 1 }, (_, n) => half - nearHalves + n)
    .sort((one, other) => Math.abs(one - half) - Math.abs(other - half))
    .find(fits);
  return start === undefined ? null : stretchOf(start, duration);
}

/**
 * The outing that was drawn from one half hour to another, in either direction: as far as the boat
 * is free, and no longer than the club allows. Null where it cannot begin.
 */
export function drawnStretch(from: number, to: number, open: readonly boolean[]): Stretch | null {
  if (!open[from]) return null;
  const step = to < from ? -1 : 1;
  const most = Math.max(...club.memberDurations) * 2;
  let end = from;
  while (end !== to && open[end + step] && Math.abs(end - from) + 1 < most) end += step;
  return stretchOf(Math.min(from, end), (Math.abs(end - from) + 1) / 2);
}

function stretchOf(start: number, duration: number): Stretch | null {
  const startTime = slotTimes[start];
  return startTime === undefined ? null : { startTime, duration };
}

import { type BookingSpan, overlaps } from "../../../shared/time/booking-span";
import type { ClockTime } from "../../../shared/time/clock-times";
import type { ClubDate } from "../../../shared/time/club-dates";
import type { GridSlot } from "./grid-slots";

/** A stretch of the day: its start, and its length in hours. */
export interface Stretch {
  startTime: ClockTime;
  duration: number;
}

/** The half hours of the day, and which of them could be part of an outing. */
export interface DayHalves {
  starts: readonly ClockTime[];
  open: readonly boolean[];
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

/** The half hour, of so many, that lies `share` (0 to 1) along the day. */
export function halfAt(share: number, count: number): number {
  const half = Math.floor(share * count);
  return Math.min(Math.max(half, 0), count - 1);
}

/** A thumb is wider than half an hour: as far aside as this, a press still means the next fit. */
const nearHalves = 2;

/** The outing a press means: of that length, at the fitting start nearest to the pressed half hour. */
export function pressedStretch(half: number, duration: number, day: DayHalves): Stretch | null {
  const fits = (start: number) =>
    Array.from({ length: duration * 2 }, (_, n) => day.open[start + n]).every(
      (each) => each === true,
    );
  const start = Array.from({ length: nearHalves * 2 + 1 }, (_, n) => half - nearHalves + n)
    .sort((one, other) => Math.abs(one - half) - Math.abs(other - half))
    .find(fits);
  return start === undefined ? null : stretchOf(start, duration, day);
}

/**
 * The outing that was drawn from one half hour to another, in either direction: as far as the boat
 * is free, and no longer than the club allows. Null where it cannot begin.
 */
export function drawnStretch(
  from: number,
  to: number,
  day: DayHalves,
  longestHours: number,
): Stretch | null {
  const { open } = day;
  if (!open[from]) return null;
  const step = to < from ? -1 : 1;
  const most = longestHours * 2;
  let end = from;
  while (end !== to && open[end + step] && Math.abs(end - from) + 1 < most) end += step;
  return stretchOf(Math.min(from, end), (Math.abs(end - from) + 1) / 2, day);
}

function stretchOf(start: number, duration: number, { starts }: DayHalves): Stretch | null {
  const startTime = starts[start];
  return startTime === undefined ? null : { startTime, duration };
}

import { type DayHours, hourStartsOf, slotMinutes } from "../profile/day-hours";
import { toMinutes } from "../time/clock-times";

type Outing = { startTime: string; duration: number };

/** The taken half hours of one day, as minutes since midnight of each one's start. */
export function takenHalfHours(outings: readonly Outing[]): Set<number> {
  const taken = new Set<number>();
  for (const { startTime, duration } of outings) {
    const start = toMinutes(startTime);
    for (let at = start; at < start + duration * 60; at += slotMinutes) taken.add(at);
  }
  return taken;
}

/**
 * Whether every hour of a day is taken; an hour is taken when its halves are, of which a day may have
 * one left over (rules, Bookings).
 */
export function isFullyBooked(outings: readonly Outing[], hours: DayHours): boolean {
  const taken = takenHalfHours(outings);
  const closing = toMinutes(hours.closes);
  return hourStartsOf(hours)
    .map(toMinutes)
    .every((hour) => {
      const next = hour + slotMinutes;
      return taken.has(hour) && (taken.has(next) || next >= closing);
    });
}

import { club } from "../club";
import { toMinutes } from "../time/clock-times";

type Outing = { startTime: string; duration: number };

/** The taken half hours of one day, as minutes since midnight of each one's start. */
export function takenHalfHours(outings: readonly Outing[]): Set<number> {
  const taken = new Set<number>();
  for (const { startTime, duration } of outings) {
    const start = toMinutes(startTime);
    for (let at = start; at < start + duration * 60; at += club.slotMinutes) taken.add(at);
  }
  return taken;
}

/**
 * Whether every hour of the day is taken; an hour is taken when both its halves are (rules,
 * Bookings).
 */
export function isFullyBooked(outings: readonly Outing[]): boolean {
  const taken = takenHalfHours(outings);
  const opening = toMinutes(club.openingTime);
  return Array.from({ length: club.hoursInDay }, (_, hour) => opening + hour * 60).every(
    (hour) => taken.has(hour) && taken.has(hour + club.slotMinutes),
  );
}

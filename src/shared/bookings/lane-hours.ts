import { slotMinutes } from "../profile/day-hours";
import type { Formats } from "../profile/formats";
import { type ClockTime, endTime, formatTime, formatTimes, toMinutes } from "../time/clock-times";
import type { Slot } from "./day-slots";

/** An hour of a boat's day: which of its halves are free, and its first free start. */
export interface LaneHour {
  startTime: ClockTime;
  /** the first half hour of it that is free; null when the boat is out all through it */
  freeFrom: ClockTime | null;
  freeHalves: [boolean, boolean];
  /** for how many hours it is free from there */
  freeFor: number;
}

/** A boat's day by hours from its opening; what has passed is left out, so that the day begins now. */
export function laneHours(slots: readonly Slot[]): LaneHour[] {
  const hours = slots.filter((_, nr) => nr % 2 === 0);
  return hours
    .map(({ startTime }) => ({ startTime, halves: halvesOf(slots, startTime) }))
    .filter(({ halves }) => halves.some(({ state }) => state !== "past"))
    .map(({ startTime, halves: [first, second] }) => {
      const freeFrom = [first, second].find(isFree)?.startTime ?? null;
      const freeHalves: LaneHour["freeHalves"] = [isFree(first), isFree(second)];
      return { startTime, freeFrom, freeHalves, freeFor: freeFor(slots, freeFrom) };
    });
}

function halvesOf(slots: readonly Slot[], hour: ClockTime): [Slot, Slot] {
  const at = (startTime: ClockTime): Slot =>
    slots.find((slot) => slot.startTime === startTime) ?? { startTime, state: "past" };
  return [at(hour), at(endTime(hour, slotMinutes / 60))];
}

function freeFor(slots: readonly Slot[], start: ClockTime | null): number {
  if (start === null) return 0;
  return (toMinutes(endOfStretch(start, slots.filter(isFree))) - toMinutes(start)) / 60;
}

const isFree = ({ state }: Slot): boolean => state === "available";

/** "Free 5:00 AM – 4:00 PM, 5:30 PM – 10:00 PM", "Free all day" or "Nothing free". */
export function freeTimesWords(slots: readonly Slot[], formats: Formats): string {
  const left = slots.filter(({ state }) => state !== "past");
  const free = left.filter(isFree);
  if (free.length === 0) return "Nothing free";
  if (free.length === slots.length) return "Free all day";
  if (free.length === left.length)
    return `Free from ${formatTime(free[0]?.startTime ?? "", formats)}`;
  const stretches = free
    .filter(({ startTime }) => !free.some((other) => halfAfter(other.startTime) === startTime))
    .map(({ startTime }) => formatTimes(startTime, endOfStretch(startTime, free), formats));
  return `Free ${stretches.join(", ")}`;
}

function endOfStretch(start: ClockTime, free: readonly Slot[]): ClockTime {
  const next = halfAfter(start);
  return free.some(({ startTime }) => startTime === next) ? endOfStretch(next, free) : next;
}

const halfAfter = (time: ClockTime): ClockTime => endTime(time, slotMinutes / 60);

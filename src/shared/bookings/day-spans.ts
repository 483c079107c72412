import { isLight } from "../daylight/outing-light";
import { slotMinutes } from "../profile/day-hours";
import { type BookingSpan, overlaps } from "../time/booking-span";
import { type ClockTime, endTime, toMinutes } from "../time/clock-times";
import type { ClubDate } from "../time/club-dates";
import type { SunTimes } from "../time/sun-times";
import type { Slot } from "./day-slots";

/** What a stretch of a boat's day can be; `dark` is free, but before sunrise or after sunset. */
export type SpanState = "free" | "dark" | "own" | "taken" | "closed" | "off";

/** A stretch of a boat's day, all of it in one state. */
export interface DaySpan {
  state: SpanState;
  startTime: ClockTime;
  endTime: ClockTime;
}

/** What somebody's own outings and the sun make of a boat's half hours. */
interface SpanFacts {
  date: ClubDate;
  /** somebody's own outings in the boat */
  own: readonly BookingSpan[];
  /** null where the sun does not matter */
  sun: SunTimes | null;
}

/** A boat's day from now on in as few stretches as there can be; what has passed is left out. */
export function daySpans(slots: readonly Slot[], facts: SpanFacts): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const slot of slots.filter(({ state }) => state !== "past")) {
    const { startTime } = slot;
    const state = stateOf(slot, facts);
    const end = endTime(startTime, slotMinutes / 60);
    const last = spans.at(-1);
    if (last?.state === state && last.endTime === startTime) last.endTime = end;
    else spans.push({ state, startTime, endTime: end });
  }
  return spans;
}

function stateOf({ state, startTime }: Slot, { date, own, sun }: SpanFacts): SpanState {
  const half = { bookingDate: date, startTime, duration: slotMinutes / 60 };
  switch (state) {
    case "available":
      return sun && !isLight(half, sun) ? "dark" : "free";
    case "booked":
      return own.some((outing) => overlaps(outing, half)) ? "own" : "taken";
    case "held":
      return "taken";
    case "blocked":
      return "off";
    default:
      return "closed";
  }
}

export const isFreeSpan = ({ state }: DaySpan): boolean => state === "free" || state === "dark";

/** For how many hours a boat is free from the start of a stretch, by light and in the dark. */
export function hoursFree(from: DaySpan, spans: readonly DaySpan[]): number {
  let end = from.startTime;
  for (const span of spans) if (isFreeSpan(span) && span.startTime === end) end = span.endTime;
  return (toMinutes(end) - toMinutes(from.startTime)) / 60;
}

import { type BookingSpan, minutesToEnd, minutesUntil, outingState } from "../time/booking-span";
import { instantAt, minutesTo, shownAt } from "../time/clock-changes";
import type { ClockTime } from "../time/clock-times";
import type { ClubTime } from "../time/club-now";
import { outingLimits } from "./outing-numbers";

export const outingStates = [
  "booked",
  "ready",
  "launched",
  "late",
  "overdue",
  "landed",
  "missed",
] as const;
export type OutingState = (typeof outingStates)[number];

/** What is known of a booking's outing; its state is always worked out from this. */
export interface OutingFacts extends BookingSpan {
  launchedAt: unknown;
  landedAt: unknown;
  dueTime: ClockTime;
  /** an alarm has gone beyond the rower, and nobody has ended it */
  alarmed?: boolean;
}

/** Where a booking stands in the outing log; rules, On the water. */
export function logStateOf(outing: OutingFacts, now: ClubTime): OutingState {
  if (outing.landedAt !== null) return "landed";
  if (outing.launchedAt !== null) {
    if (outing.alarmed) return "overdue";
    return minutesTo(outing.bookingDate, outing.dueTime, now) < 0 ? "late" : "launched";
  }
  const window = launchWindow(outing, now);
  if (window === "over") return "missed";
  return window === "open" ? "ready" : "booked";
}

/** Whether a boat is out past its due time, whoever has been told of it. */
export const isPastDue = (state: OutingState): boolean => state === "late" || state === "overdue";

/** From 15 minutes before the start until the end; "early" and "over" outside. */
export function launchWindow(span: BookingSpan, now: ClubTime): "open" | "early" | "over" {
  if (minutesUntil(span, now) > outingLimits.launchMinutesEarly) return "early";
  return minutesToEnd(span, now) > 0 ? "open" : "over";
}

/**
 * Whether an outing without a launch is still to come: where the log was kept at its start, its boat lies
 * in the shed until it ends; where none was, whoever has begun counts as out.
 */
export const isToCome = (span: BookingSpan, logged: boolean, now: ClubTime): boolean =>
  logged ? launchWindow(span, now) !== "over" : outingState(span, now) === "upcoming";

/** When the boat may first be launched, by the club's clock. */
export const launchOpens = (span: BookingSpan, now: ClubTime): ClubTime =>
  shownAt(
    instantAt(span.bookingDate, span.startTime, now) - outingLimits.launchMinutesEarly * 60_000,
    now,
  );

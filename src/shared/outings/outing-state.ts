import { type BookingSpan, outingState } from "../time/booking-span";
import { type ClockTime, endTime, toMinutes } from "../time/clock-times";
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
  const minutes = minutesInto(outing, now);
  if (outing.launchedAt !== null) {
    if (outing.alarmed) return "overdue";
    return minutes > toMinutes(outing.dueTime) ? "late" : "launched";
  }
  if (minutes >= toMinutes(endTime(outing.startTime, outing.duration))) return "missed";
  return minutes >= firstLaunch(outing) ? "ready" : "booked";
}

/** Whether a boat is out past its due time, whoever has been told of it. */
export const isPastDue = (state: OutingState): boolean => state === "late" || state === "overdue";

/** From 15 minutes before the start until the end; "early" and "over" outside. */
export function launchWindow(span: BookingSpan, now: ClubTime): "open" | "early" | "over" {
  const minutes = minutesInto(span, now);
  if (minutes < firstLaunch(span)) return "early";
  return minutes < toMinutes(endTime(span.startTime, span.duration)) ? "open" : "over";
}

/**
 * Whether an outing without a launch is still to come: where the log was kept at its start, its boat lies
 * in the shed until it ends; where none was, whoever has begun counts as out.
 */
export const isToCome = (span: BookingSpan, logged: boolean, now: ClubTime): boolean =>
  logged ? launchWindow(span, now) !== "over" : outingState(span, now) === "upcoming";

/** The first minute of its day in which the boat may be launched. */
export const firstLaunch = ({ startTime }: Pick<BookingSpan, "startTime">): number =>
  toMinutes(startTime) - outingLimits.launchMinutesEarly;

/** Minutes since the midnight of the outing's day; without end on other days. */
function minutesInto({ bookingDate }: BookingSpan, { today, minutes }: ClubTime): number {
  if (bookingDate === today) return minutes;
  return bookingDate < today ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

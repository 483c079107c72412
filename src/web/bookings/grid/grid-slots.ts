import type { Slot, SlotState } from "../../../shared/bookings/day-slots";
import { formatHours } from "../../../shared/hours/quarters";
import type { Formats } from "../../../shared/profile/formats";
import type { Refusal, RefusalCode } from "../../../shared/refusals";
import type { BookingPreview } from "../../../shared/slots/booking-preview";
import {
  answerReason,
  answerWords,
  type SlotAnswer,
  slotAnswer,
} from "../../../shared/slots/slot-answer";
import { type BookingSpan, minutesUntil, overlaps } from "../../../shared/time/booking-span";
import { type ClockTime, formatTime } from "../../../shared/time/clock-times";
import type { ClubDate } from "../../../shared/time/club-dates";
import type { ClubTime } from "../../../shared/time/club-now";
import { minutesToGetReady } from "../../../shared/waitlist/waitlist-rules";

/** A cell of the grid: a half hour, and why an outing of the chosen length cannot start in it. */
export interface GridSlot {
  startTime: ClockTime;
  state: SlotState | "just-booked";
  until?: ClockTime;
  misfit: Misfit | null;
  /** part of the own outing that is being moved */
  kept?: boolean;
  /** part of what came free and is held for whoever looks */
  offered?: boolean;
  /** what an outing of the chosen length from here comes to, where the club minds light or weather */
  answer?: SlotAnswer;
  /** in a word, what speaks against it */
  reason?: ReturnType<typeof answerReason>;
}

export type Misfit =
  | "too-late"
  | "no-start"
  | "too-short"
  | "own-outing"
  | "club-closed"
  | "dark"
  | "no-go";

const misfits: Partial<Record<RefusalCode, Misfit>> = {
  PAST_CLOSING: "too-late",
  CLOSED_THAT_DAY: "no-start",
  CLOSED: "no-start",
  SLOT_TAKEN: "too-short",
  SLOT_HELD: "too-short",
  OWN_OVERLAP: "own-outing",
  CLUB_CLOSED: "club-closed",
  OUTSIDE_DAYLIGHT: "dark",
  CONDITIONS_TOO_ROUGH: "no-go",
};

/**
 * The day's slots as the grid shows them for the chosen length. Lack of hours is no misfit: it is
 * the same in every cell, so the running total says it once.
 */
export function gridSlots(
  slots: readonly Slot[],
  date: ClubDate,
  preview: (startTime: ClockTime) => BookingPreview,
  own: {
    justBooked: BookingSpan | null;
    kept: BookingSpan | null;
    offered: readonly BookingSpan[];
  },
): GridSlot[] {
  const { justBooked, kept, offered } = own;
  return slots.map((slot) => {
    const half = { bookingDate: date, startTime: slot.startTime, duration: 0.5 };
    if (justBooked && overlaps(justBooked, half)) {
      return { startTime: slot.startTime, state: "just-booked", misfit: null };
    }
    if (slot.state !== "available") return { ...slot, misfit: null };
    const previewed = preview(slot.startTime);
    const { refusal, sight } = previewed;
    const misfit = refusal && misfitOf(refusal);
    return {
      ...slot,
      misfit,
      ...(sight && { answer: slotAnswer(previewed), reason: answerReason(previewed) }),
      ...(kept && overlaps(kept, half) && { kept: true }),
      ...(offered.some((held) => overlaps(held, half)) && { offered: true }),
    };
  });
}

/** An admin who moves somebody's outing is held to full hours, which is told as input that is wrong. */
const misfitOf = ({ code, field }: Refusal): Misfit | null =>
  code === "BAD_INPUT" && field === "timeStr" ? "no-start" : (misfits[code] ?? null);

/** A cell's accessible name: start first, then what it is (rules, Screens). */
export function slotName(slot: GridSlot, duration: number, formats: Formats): string {
  return `${formatTime(slot.startTime, formats)}, ${slotWords(slot, duration, formats)}`;
}

function slotWords(slot: GridSlot, duration: number, formats: Formats): string {
  const now = [
    ...(slot.kept ? ["your outing as it is"] : []),
    ...(slot.offered ? ["held for you"] : []),
  ];
  return [...now, stateWords(slot, duration, formats), ...answerOf(slot)].join(", ");
}

/** "advised against, dark": what the cell's mark and word show. */
function answerOf({ answer, reason, misfit }: GridSlot): string[] {
  if (answer === undefined || answer === "free" || misfit) return [];
  const why = reason && reason !== answer ? [reason] : [];
  return [answerWords[answer], ...why];
}

function stateWords(
  { state, until, misfit }: GridSlot,
  duration: number,
  formats: Formats,
): string {
  if (state === "booked") return until ? `booked until ${formatTime(until, formats)}` : "booked";
  if (state === "held") return until ? `held until ${formatTime(until, formats)}` : "held";
  if (state === "just-booked") return "CONFIRMED, just booked";
  if (state === "too-far") return "too far ahead to book";
  if (state === "club-closed") return "the club is closed";
  if (state !== "available" || misfit === null) return state;
  return `available, ${misfitWords(misfit, duration)}`;
}

function misfitWords(misfit: Misfit, duration: number): string {
  if (misfit === "no-start") return "no start for a member's booking";
  if (misfit === "own-outing") return "you have a booking then";
  if (misfit === "club-closed") return `the club is closed within ${formatHours(duration)}`;
  if (misfit === "no-go") return `too rough for ${formatHours(duration)}`;
  if (misfit === "dark") return `in the dark within ${formatHours(duration)}`;
  return `${misfit === "too-late" ? "too late" : "too short"} for ${formatHours(duration)}`;
}

/** The taken starts that a member may wait for: early enough to get ready, and not in an outing of theirs. */
export function waitableStarts(
  slots: readonly GridSlot[],
  bookingDate: ClubDate,
  ownOutings: readonly BookingSpan[],
  now: ClubTime,
): ClockTime[] {
  const isWaitable = ({ state, startTime }: GridSlot) => {
    const half = { bookingDate, startTime, duration: 0.5 };
    const isOwn = ownOutings.some((outing) => overlaps(outing, half));
    return (
      (state === "booked" || state === "held") &&
      !isOwn &&
      minutesUntil(half, now) > minutesToGetReady
    );
  };
  return slots.filter(isWaitable).map(({ startTime }) => startTime);
}

/** Whether its start has passed. */
export const isOver = (slot: GridSlot): boolean => slot.state === "past";

/** Whether pressing the cell chooses it; a start that does not fit answers with its reason. */
export const isPressable = (slot: GridSlot): boolean => slot.state === "available";

import { outingsOn } from "../../../shared/bookings/day-slots";
import { hoursOn } from "../../../shared/profile/day-hours";
import type { Refusal } from "../../../shared/refusals";
import type { PreviewFacts } from "../../../shared/slots/booking-preview";
import { type BookingSpan, firstMet } from "../../../shared/time/booking-span";
import { type ClockTime, endTime, formatTime } from "../../../shared/time/clock-times";
import { outingTimes } from "../../../shared/time/outing-words";

/** What is in the way of an outing, and where in the day it meets it. */
export interface InTheWay {
  words: string;
  at: ClockTime | null;
}

/** Short words for a refusal that has a place in the day; else the rule's own sentence. */
export function inTheWayOf(span: BookingSpan, refusal: Refusal, facts: PreviewFacts): InTheWay {
  const hours = hoursOn(span.bookingDate, facts.profile);
  if (refusal.code === "PAST_CLOSING" && hours) {
    return { words: `The club closes at ${formatTime(hours.closes, facts.profile)}.`, at: null };
  }
  const others = {
    SLOT_TAKEN: outingsOn(span.bookingDate, facts.diary.availability),
    OWN_OVERLAP: facts.ownOutings,
  };
  const [, outings = []] = Object.entries(others).find(([code]) => code === refusal.code) ?? [];
  const met = firstMet(outings, span);
  if (!met) return { words: refusal.message, at: null };
  if (refusal.code === "OWN_OVERLAP") {
    const who = facts.moved?.rower ? "They" : "You";
    return {
      words: `${who} have a booking then, ${outingTimes(met, facts.profile)}.`,
      at: met.startTime,
    };
  }
  const words =
    met.startTime > span.startTime
      ? `The boat goes out again at ${formatTime(met.startTime, facts.profile)}.`
      : `The boat is out until ${formatTime(endTime(met.startTime, met.duration), facts.profile)}.`;
  return { words, at: met.startTime };
}

import { isLight } from "../daylight/outing-light";
import { lastBookableDate } from "../profile/booking-horizon";
import { type BookingSpan, minutesUntil } from "../time/booking-span";
import { addDays, daysBetween } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import {
  asSuggestion,
  minutesToCome,
  type SuggestedBoat,
  type Suggestion,
  type SuggestionFacts,
} from "./suggest-outings";

type SameAgainFacts = Pick<SuggestionFacts, "hoursRemaining" | "sunOn" | "profile">;

/**
 * A member's last outing, which is over, once more: its boat, weekday, start and length, on the soonest day on which it
 * can be booked in daylight; null where there is none as far ahead as members book. `boat` is the boat
 * of `last`, with its diary of all these days.
 */
export function sameAgain(
  last: BookingSpan,
  boat: SuggestedBoat,
  facts: SameAgainFacts,
  now: ClubTime,
): Suggestion | null {
  const horizon = lastBookableDate(now.today, "member", facts.profile);
  const { startTime, duration } = last;
  let bookingDate = addDays(now.today, daysUntilWeekdayOf(last, now));
  for (; bookingDate <= horizon; bookingDate = addDays(bookingDate, 7)) {
    const span = { bookingDate, startTime, duration };
    const inTime = minutesUntil(span, now) >= minutesToCome;
    if (!inTime || !isLight(span, facts.sunOn(bookingDate))) continue;
    const suggestion = asSuggestion(span, boat, facts, now);
    if (suggestion) return suggestion;
  }
  return null;
}

/** From today on, 0 to 6. What is over lies on no later day than today. */
const daysUntilWeekdayOf = ({ bookingDate }: BookingSpan, { today }: ClubTime): number =>
  (7 - (daysBetween(bookingDate, today) % 7)) % 7;

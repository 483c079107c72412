import { bookingCostQuarters } from "../bookings/booking-cost";
import type { BoatDiary } from "../bookings/day-slots";
import { isLight } from "../daylight/outing-light";
import { toQuarters } from "../hours/quarters";
import { isSameKind } from "../profile/boat-kinds";
import type { ClubProfile } from "../profile/club-profile";
import { hoursOn, startsOf } from "../profile/day-hours";
import { memberLengths } from "../profile/outing-lengths";
import type { BookingSpan } from "../time/booking-span";
import { type ClockTime, toMinutes } from "../time/clock-times";
import { addDays, type ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import type { SunTimes } from "../time/sun-times";
import { previewBooking } from "./booking-preview";
import type { RowerFacts } from "./gate-facts";

export interface SuggestedBoat {
  id: number;
  name: string;
  category: string;
  diary: BoatDiary;
  /** what the club's gates look at; left out, only whether it is open */
  gates?: RowerFacts;
}

export interface SuggestionFacts {
  /** every boat the member may book, as the club lists them */
  boats: readonly SuggestedBoat[];
  /** what the member has rowed, the latest first */
  rowed: readonly (BookingSpan & { boatId: number })[];
  /** the member's balance */
  hoursRemaining: number;
  sunOn: (date: ClubDate) => SunTimes;
  profile: ClubProfile;
}

/** An outing that can be booked as it is; `cost` is balance hours. */
export interface Suggestion extends BookingSpan {
  boat: SuggestedBoat;
  cost: number;
}

/** How far ahead is looked, and how long a member needs to come to the dock. */
export const suggestionDays = 7;
export const minutesToCome = 60;

/** A day later weighs as much as so many minutes beside the hour that is wished. */
const minutesPerDay = 60;

/** When people row of whom nothing is known, and the other half of everybody's day. */
const firstHabit = { startTime: "08:30", duration: 1 };
const otherHalf = { morning: "09:00", afternoon: "14:00" };

/**
 * Up to three outings for a member who has none ahead: free, in daylight, on three days besides
 * `offered`, no longer than they row and can pay. The first is in their favourite boat at their usual
 * hour, the second in the next boat of that kind, the third in the other half of the day.
 */
export function suggestOutings(
  facts: SuggestionFacts,
  now: ClubTime,
  offered: readonly ClubDate[] = [],
): Suggestion[] {
  const usual = mostCommon(facts.rowed.map(({ startTime }) => startTime)) ?? firstHabit.startTime;
  const boats = likedBoats(facts);
  const suggested: Suggestion[] = [];
  for (const [place, startTime] of [usual, usual, otherHalfOf(usual)].entries()) {
    const boat = boats[place % boats.length];
    if (!boat) continue;
    const others = suggested.map(({ bookingDate }) => bookingDate);
    const found = nearestFree(boat, startTime, [...offered, ...others], facts, now);
    if (found) suggested.push(found);
  }
  return suggested;
}

/** The boats online of the kind the member rows and can pay, the one rowed most often first. */
function likedBoats(facts: SuggestionFacts): SuggestedBoat[] {
  const timesRowed = ({ id }: SuggestedBoat) =>
    facts.rowed.filter(({ boatId }) => boatId === id).length;
  const [favourite, ...others] = facts.boats
    .filter((boat) => boat.diary.available && lengthIn(boat, facts) !== null)
    .sort((a, b) => timesRowed(b) - timesRowed(a));
  if (!favourite) return [];
  const isOfItsKind = ({ category }: SuggestedBoat) =>
    isSameKind(category, favourite.category, facts.profile);
  return [favourite, ...others.filter(isOfItsKind)];
}

/** As long as the member mostly rows, or what the balance reaches for; null if for nothing. */
function lengthIn({ category }: SuggestedBoat, facts: SuggestionFacts): number | null {
  const usual = mostCommon(facts.rowed.map(({ duration }) => duration)) ?? firstHabit.duration;
  const balance = toQuarters(facts.hoursRemaining);
  const payable = memberLengths(facts.profile).filter(
    (duration) =>
      duration <= usual && bookingCostQuarters(category, duration, facts.profile) <= balance,
  );
  return payable.at(-1) ?? null;
}

/** What the member could book in this boat nearest to a start and to today, on none of `others`. */
function nearestFree(
  boat: SuggestedBoat,
  wished: ClockTime,
  others: readonly ClubDate[],
  facts: SuggestionFacts,
  now: ClubTime,
): Suggestion | null {
  const duration = lengthIn(boat, facts);
  if (duration === null) return null;
  const nearestFirst = lightStarts(duration, facts, now)
    .filter(({ bookingDate }) => !others.includes(bookingDate))
    .map((start) => ({ ...start, away: start.away + minutesBetween(start.startTime, wished) }))
    .sort((a, b) => a.away - b.away);
  for (const { bookingDate, startTime } of nearestFirst) {
    const suggestion = asSuggestion({ bookingDate, startTime, duration }, boat, facts, now);
    if (suggestion) return suggestion;
  }
  return null;
}

/**
 * An outing as it could be booked by a member without one; null where anything speaks against it, for
 * one press books it, and nobody would have read what.
 */
export function asSuggestion(
  span: BookingSpan,
  boat: SuggestedBoat,
  { hoursRemaining, profile }: Pick<SuggestionFacts, "hoursRemaining" | "profile">,
  now: ClubTime,
): Suggestion | null {
  const { diary, gates } = boat;
  const known = { boat, diary, gates, hoursRemaining, ownOutings: [], profile };
  const { refusal, warnings, cost } = previewBooking(span, known, now);
  return refusal === null && warnings.length === 0 ? { ...span, boat, cost } : null;
}

/** The starts of the next days that lie between sun-up and sun-down, and how far away that day is. */
function lightStarts(duration: number, { sunOn, profile }: SuggestionFacts, now: ClubTime) {
  return Array.from({ length: suggestionDays }, (_, later) => later).flatMap((later) => {
    const bookingDate = addDays(now.today, later);
    const sun = sunOn(bookingDate);
    const soonest = later === 0 ? now.minutes + minutesToCome : 0;
    return startsOf(hoursOn(bookingDate, profile))
      .filter((startTime) => toMinutes(startTime) >= soonest)
      .filter((startTime) => isLight({ startTime, duration }, sun))
      .map((startTime) => ({ bookingDate, startTime, away: later * minutesPerDay }));
  });
}

const minutesBetween = (one: ClockTime, other: ClockTime): number =>
  Math.abs(toMinutes(one) - toMinutes(other));

const otherHalfOf = (startTime: ClockTime): ClockTime =>
  startTime < "12:00" ? otherHalf.afternoon : otherHalf.morning;

/** Of those that come as often, the one that comes first. */
function mostCommon<T>(values: readonly T[]): T | undefined {
  const times = (value: T) => values.filter((other) => other === value).length;
  return [...values].sort((a, b) => times(b) - times(a))[0];
}

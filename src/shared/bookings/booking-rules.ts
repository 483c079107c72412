import { club } from "../club";
import { formatHours, toHours, toQuarters } from "../hours/quarters";
import { Refusal } from "../refusals";
import { type BookingSpan, hasPassed } from "../time/booking-span";
import { formatTime, toMinutes } from "../time/clock-times";
import { addDays, addMonths, type ClubDate, formatDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import type { Block } from "./day-slots";
import { refuseTaken, type TakenFacts } from "./refuse-taken";

/** Whose limits apply: a member's own booking, or an admin's for a member. */
export type BookingLimits = "member" | "admin";

/** What the rules look at besides the span itself. */
export interface BookingFacts extends TakenFacts {
  /** with what keeps it off the water that day, if anything */
  boat: { available: boolean; managerDisabled: boolean; block: Block | null };
  /** what fee or fair use refuses, if anything */
  rower: Refusal | null;
  unlimited: boolean;
  spendableQuarters: number;
  costQuarters: number;
  /** of a booking that is moved: where it was, and what it is charged already */
  moved?: BookingSpan & { chargedQuarters: number };
}

/** The first day with a start to come: today, and after the last start of the day tomorrow. */
export const firstBookableDate = ({ today, minutes }: ClubTime): ClubDate =>
  minutes <= toMinutes(club.lastStart) ? today : addDays(today, 1);

/** The last day that can be booked: 3 calendar months ahead for members, 90 days for admins. */
export function lastBookableDate(today: ClubDate, limits: BookingLimits): ClubDate {
  return limits === "admin"
    ? addDays(today, club.admin.horizonDays)
    : addMonths(today, club.memberHorizonMonths);
}

/** The first rule that says no to a booking, or null; rules, Order of answers. */
export function refuseBooking(
  span: BookingSpan,
  facts: BookingFacts,
  now: ClubTime,
  limits: BookingLimits,
): Refusal | null {
  return (
    refuseBoat(facts.boat, span) ??
    refuseTime(span, now, limits, limits === "admin" ? facts.moved : undefined) ??
    facts.gates.refusal ??
    refuseTaken(span, facts, now, limits) ??
    facts.rower ??
    refuseCost(facts, limits)
  );
}

/** BOAT_OFFLINE, BOAT_BLOCKED or null; rules, Boats. */
export function refuseBoat(
  {
    available,
    managerDisabled,
    block = null,
  }: Partial<Pick<BookingFacts["boat"], "block">> & Omit<BookingFacts["boat"], "block">,
  { bookingDate }: BookingSpan,
): Refusal | null {
  if (!available || managerDisabled) return new Refusal("BOAT_OFFLINE");
  if (!block) return null;
  const { endDate, reason } = block;
  const days =
    endDate === bookingDate ? "on that date" : `through ${formatDate(endDate, "EEE, MMM d")}`;
  return new Refusal(
    "BOAT_BLOCKED",
    `This boat is blocked ${days} (${reason}). Please choose another date or boat.`,
  );
}

/** Past, too far ahead, before opening or after closing; rules, Bookings. What stays is not asked. */
function refuseTime(
  span: BookingSpan,
  now: ClubTime,
  limits: BookingLimits,
  stays?: BookingSpan,
): Refusal | null {
  const start = toMinutes(span.startTime);
  if (hasPassed(span, now)) return new Refusal("TIME_PAST");
  const lastDate = lastBookableDate(now.today, limits);
  if (span.bookingDate > lastDate && span.bookingDate !== stays?.bookingDate) {
    const last = formatDate(lastDate, "EEEE, MMMM d, yyyy");
    return new Refusal(
      "TOO_FAR_AHEAD",
      `That date is too far ahead to book yet. The last one is ${last}.`,
    );
  }
  if (span.startTime < club.openingTime || span.startTime > club.lastStart) {
    return new Refusal("CLOSED");
  }
  if (start + span.duration * 60 > toMinutes(club.closingTime)) return refusePastClosing(span);
  const startStays = span.startTime === stays?.startTime;
  if (limits === "admin" && span.startTime > club.admin.lastStart && !startStays) {
    const [first, last] = [formatTime(club.admin.firstStart), formatTime(club.admin.lastStart)];
    return new Refusal("CLOSED", `Bookings for members start between ${first} and ${last}.`);
  }
  return null;
}

function refusePastClosing({ startTime, duration }: BookingSpan): Refusal {
  return new Refusal(
    "PAST_CLOSING",
    `A ${duration} hour booking starting at ${formatTime(startTime)} would extend past our ` +
      "10pm closing time. Please select an earlier time or shorter duration.",
    "duration",
  );
}

function refuseCost(facts: BookingFacts, limits: BookingLimits): Refusal | null {
  const { moved, costQuarters, spendableQuarters } = facts;
  const dueQuarters = costQuarters - (moved?.chargedQuarters ?? 0);
  if (facts.unlimited || spendableQuarters >= dueQuarters) return null;
  const cost = formatHours(toHours(dueQuarters));
  const left = formatHours(toHours(spendableQuarters));
  const costs = moved ? `This costs ${cost} more` : `This booking costs ${cost}`;
  return new Refusal(
    "NOT_ENOUGH_HOURS",
    limits === "admin"
      ? `${costs} and the member has ${left}. Please add hours first.`
      : `${costs} and you have ${left}. Please buy more hours or shorten it.`,
  );
}

/** Whether a balance, in quarters, makes its owner unlimited. */
export const isUnlimitedBalance = (quarters: number): boolean =>
  quarters >= toQuarters(club.unlimitedHours);

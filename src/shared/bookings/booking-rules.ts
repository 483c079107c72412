import { formatHours, isUnlimited, toHours } from "../hours/quarters";
import { type BookingLimits, lastBookableDate } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import { adminMinutes, adminStartsOf, type DayHours, hoursOn } from "../profile/day-hours";
import type { Formats } from "../profile/formats";
import { Refusal } from "../refusals";
import { type BookingSpan, hasPassed } from "../time/booking-span";
import { shownTimes } from "../time/clock-changes";
import { type ClockTime, endTime, formatTime, shortTime } from "../time/clock-times";
import { formatDate } from "../time/club-dates";
import type { ClockOffsets, ClubTime } from "../time/club-now";
import type { Block } from "./day-slots";
import { ownQuarters, type PaidQuarters } from "./moving-rules";
import { refuseTaken, type TakenFacts } from "./refuse-taken";

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
  moved?: BookingSpan & PaidQuarters;
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
    refuseTime(span, facts, now, limits) ??
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

/**
 * Past, too far ahead, on a closed day, at a time that the clock leaves out, before opening or after
 * closing; rules, Bookings. An admin leaves what stays.
 */
function refuseTime(
  span: BookingSpan,
  { profile, moved }: BookingFacts,
  now: ClubTime,
  limits: BookingLimits,
): Refusal | null {
  const stays = limits === "admin" ? moved : undefined;
  if (hasPassed(span, now)) return new Refusal("TIME_PAST");
  const lastDate = lastBookableDate(now.today, limits, profile);
  if (span.bookingDate > lastDate && span.bookingDate !== stays?.bookingDate) {
    const last = formatDate(lastDate, "EEEE, MMMM d, yyyy");
    return new Refusal(
      "TOO_FAR_AHEAD",
      `That date is too far ahead to book yet. The last one is ${last}.`,
    );
  }
  const outside = refuseOutsideHours(span, profile, now);
  if (outside) return outside;
  return limits === "admin" && span.startTime !== stays?.startTime
    ? refuseAdminStart(span, profile)
    : null;
}

/** CLOSED_THAT_DAY, NO_SUCH_TIME, CLOSED, PAST_CLOSING or null, by the club's hours and its clock alone. */
export function refuseOutsideHours(
  span: BookingSpan,
  profile: ClubProfile,
  clock: ClockOffsets,
): Refusal | null {
  const hours = hoursOn(span.bookingDate, profile);
  if (!hours) return new Refusal("CLOSED_THAT_DAY");
  if (shownTimes([span.startTime], span.bookingDate, clock).length === 0) {
    return new Refusal("NO_SUCH_TIME");
  }
  if (span.startTime < hours.opens || span.startTime >= hours.closes) {
    return refuseClosed(hours, profile);
  }
  if (endTime(span.startTime, span.duration) > hours.closes) {
    return refusePastClosing(span, hours, profile);
  }
  return null;
}

/** An admin's start is one of the day's full hours; off them its shape refuses it, where it can tell. */
function refuseAdminStart(
  { bookingDate, startTime: start }: BookingSpan,
  profile: ClubProfile,
): Refusal | null {
  const hours = hoursOn(bookingDate, profile);
  const starts = adminStartsOf(hours);
  const [first, last] = [starts[0], starts.at(-1)];
  if (!hours || !first || !last) return hours && refuseClosed(hours, profile);
  if (starts.includes(start) || (start < last && adminMinutes(profile) !== null)) return null;
  const [from, to] = [formatTime(first, profile), formatTime(last, profile)];
  // Between them it is only off the full hours.
  const between = first < start && start < last;
  const when = between ? `every hour from ${from} to ${to}` : `between ${from} and ${to}`;
  return new Refusal("CLOSED", `Bookings for members start ${when}.`);
}

/** Before a day's opening or from its closing on; `field` names which time it is. */
export function refuseClosed(
  { opens, closes }: DayHours,
  formats: Formats,
  field?: string,
): Refusal {
  const [from, to] = [formatTime(opens, formats), formatTime(closes, formats)];
  const sentence = `The club is open from ${from} to ${to}. Please select a time in between.`;
  return new Refusal("CLOSED", sentence, field);
}

function refusePastClosing(
  { startTime, duration }: BookingSpan,
  { closes }: DayHours,
  formats: Formats,
): Refusal {
  return new Refusal(
    "PAST_CLOSING",
    `A ${duration} hour booking starting at ${formatTime(startTime, formats)} would extend past our ` +
      `${closingWord(closes, formats)} closing time. Please select an earlier time or shorter duration.`,
    "duration",
  );
}

/** "10pm", "8:30pm". */
const closingWord = (closes: ClockTime, formats: Formats): string =>
  shortTime(closes, formats).replace(" ", "").toLowerCase();

function refuseCost(facts: BookingFacts, limits: BookingLimits): Refusal | null {
  const { moved, costQuarters, spendableQuarters } = facts;
  const dueQuarters = costQuarters - (moved ? ownQuarters(moved) : 0);
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
export const isUnlimitedBalance = (quarters: number): boolean => isUnlimited(toHours(quarters));

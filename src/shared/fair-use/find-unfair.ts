import type { Finding } from "../finding";
import { formatHours } from "../hours/quarters";
import { type BookingLimits, lastBookableDate } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import type { Formats } from "../profile/formats";
import type { BookingSpan } from "../time/booking-span";
import { formatTime } from "../time/clock-times";
import { addDays, formatDate, mondayOf } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import {
  ahead,
  type FairUseFacts,
  hoursInWeek,
  isShortNotice,
  primeInWeek,
  sundayOf,
  touchesPrime,
} from "./fair-use-counts";

/** When and by whose limits it is asked, at which club. */
interface FairUseAsking {
  now: ClubTime;
  limits: BookingLimits;
  profile: ClubProfile;
}

/**
 * FAIR_USE where a member would hold more than the club lets each have: it says which limit, what
 * counts, and when it frees or what is left. Null otherwise, and for every outing that begins soon
 * (rules, Fair use).
 */
export function findUnfair(
  span: BookingSpan,
  facts: FairUseFacts,
  asking: FairUseAsking,
): Finding | null {
  const { now, limits } = asking;
  if (isShortNotice(span, now)) return null;
  const who = limits === "admin" ? admin : member;
  const message =
    tooManyAhead(facts, asking, who) ??
    withInstead(tooManyHours(span, facts, who), span, facts, asking) ??
    withInstead(tooMuchPrime(span, facts, who), span, facts, asking);
  return message === null ? null : { code: "FAIR_USE", message };
}

interface Who {
  may: string;
  have: string;
}
const member: Who = { may: "You may", have: "you have" };
const admin: Who = { may: "A member may", have: "this member has" };

function tooManyAhead(
  facts: FairUseFacts,
  { now, profile }: FairUseAsking,
  { may, have }: Who,
): string | null {
  const most = facts.fairUse.maxAhead;
  if (most === null) return null;
  const booked = ahead(facts, now);
  if (booked.length < most) return null;
  const limit = `${may} have ${count(most, "booking")} ahead, and ${have} ${booked.length}.`;
  const frees = booked[booked.length - most];
  return frees === undefined
    ? `${limit} ${soonIsOpen}`
    : `${limit} The next can be booked once the outing on ${start(frees, profile)} has begun, or one is cancelled.`;
}

function tooManyHours(span: BookingSpan, facts: FairUseFacts, { may, have }: Who): string | null {
  const most = facts.fairUse.maxHoursPerWeek;
  if (most === null) return null;
  const booked = hoursInWeek(span.bookingDate, facts);
  if (booked + span.duration <= most) return null;
  const limit =
    `${may} row ${formatHours(most)} from Monday to Sunday, and ${have} ` +
    `${formatHours(booked)} booked in the week to ${day(sundayOf(span.bookingDate))}.`;
  const left = most - booked;
  return left > 0 ? `${limit} ${formatHours(left)} of it can still be had.` : limit;
}

function tooMuchPrime(span: BookingSpan, facts: FairUseFacts, { may, have }: Who): string | null {
  const { primeTime, maxPrimePerWeek: most } = facts.fairUse;
  if (most === null || !touchesPrime(span, primeTime)) return null;
  const booked = primeInWeek(span.bookingDate, facts);
  if (booked < most) return null;
  return (
    `${may} row at busy times ${times(most)} from Monday to Sunday, and ` +
    `${have} ${count(booked, "such booking")} in the week to ${day(sundayOf(span.bookingDate))}. ` +
    "Other times of the week are open."
  );
}

/** What speaks against it, with the next week in which such an outing would do. */
function withInstead(
  message: string | null,
  span: BookingSpan,
  facts: FairUseFacts,
  { now, limits, profile }: FairUseAsking,
): string | null {
  if (message === null) return null;
  for (let later = addDays(span.bookingDate, 7); ; later = addDays(later, 7)) {
    if (later > lastBookableDate(now.today, limits, profile)) return `${message} ${soonIsOpen}`;
    const other = { ...span, bookingDate: later };
    if (!tooManyHours(other, facts, member) && !tooMuchPrime(other, facts, member)) {
      return `${message} The next week with room for it begins on ${day(mondayOf(later))}.`;
    }
  }
}

const soonIsOpen = "Outings that begin within 2 hours are open to everyone.";

const times = (most: number) => (most === 1 ? "once" : `${most} times`);
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
const day = (date: string) => formatDate(date, "EEEE, MMMM d");
const start = ({ bookingDate, startTime }: BookingSpan, formats: Formats) =>
  `${day(bookingDate)} at ${formatTime(startTime, formats)}`;

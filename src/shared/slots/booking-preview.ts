import { bookingCostQuarters } from "../bookings/booking-cost";
import { type BookingLimits, isUnlimitedBalance, refuseBooking } from "../bookings/booking-rules";
import { type BoatDiary, blockOn, outingsOn } from "../bookings/day-slots";
import { type Finding, refusalOf } from "../bookings/finding";
import { movedCostQuarters, refuseShape } from "../bookings/moving-rules";
import { nearestWords } from "../bookings/nearest-words";
import type { BookingToMove } from "../bookings/without-booking";
import { findClosed } from "../closures/find-closed";
import { conditionsFor } from "../conditions/conditions-for";
import type { Conditions } from "../conditions/conditions-schemas";
import { refuseLateMove } from "../fair-use/late-cancelling";
import { toHours, toQuarters } from "../hours/quarters";
import { Refusal } from "../refusals";
import type { BookingSpan } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";
import { isDark } from "./day-outlook";
import type { RowerFacts } from "./gate-facts";
import { askGates, type GateAnswer } from "./outing-gates";
import { rowerFindings } from "./rower-findings";

/** What is known before anything is sent: the boat's diary, the member's balance and outings. */
export interface PreviewFacts {
  category: string;
  diary: BoatDiary;
  hoursRemaining: number;
  ownOutings: readonly BookingSpan[];
  /** left out, only whether the club is open */
  gates?: RowerFacts | undefined;
  /** the booking that is moved, which is in none of these */
  moved?: (BookingToMove & { toBoatId: number }) | undefined;
}

/** What a booking would cost and leave, in balance hours, and the rule that would refuse it. */
export interface BookingPreview {
  unlimited: boolean;
  cost: number;
  /** of a booking that is moved: what it costs beyond what is paid; below zero what comes back */
  more?: number;
  leaves: number;
  refusal: Refusal | null;
  /** what speaks against it, and does not refuse it */
  warnings: Finding[];
  /** how it looks; null where nothing is known of it */
  sight: Sight | null;
}

/** Light and weather of an outing, as far as the club minds them. */
export interface Sight {
  dark: boolean;
  /** null where nothing is foreseen, or the club does not go by it */
  conditions: Conditions | null;
}

/** Asks the club's own rules about a span before it is booked; the server's word still counts. */
export function previewBooking(
  span: BookingSpan,
  facts: PreviewFacts,
  now: ClubTime,
): BookingPreview {
  const limits = limitsOf(facts);
  const spendableQuarters = toQuarters(facts.hoursRemaining);
  const unlimited = isUnlimitedBalance(spendableQuarters);
  const moved = facts.moved && {
    ...facts.moved,
    chargedQuarters: toQuarters(facts.moved.hoursUsed),
  };
  const wanted = { category: facts.category, duration: span.duration };
  const costQuarters = moved
    ? movedCostQuarters(moved, wanted, unlimited)
    : bookingCostQuarters(wanted.category, wanted.duration);
  const more = costQuarters - (moved?.chargedQuarters ?? 0);
  const { available, availability } = facts.diary;
  const gates = askKnownGates(span, facts, now);
  const bookingFacts = {
    boat: {
      available,
      managerDisabled: false,
      block: blockOn(span.bookingDate, availability),
    },
    gates,
    taken: outingsOn(span.bookingDate, availability),
    ownOutings: facts.ownOutings,
    rower: refuseRower(span, facts, now),
    unlimited,
    spendableQuarters,
    costQuarters,
    ...(moved && { moved }),
  };
  return {
    unlimited,
    cost: unlimited ? 0 : toHours(costQuarters),
    ...(moved && { more: toHours(more) }),
    leaves: unlimited ? facts.hoursRemaining : toHours(spendableQuarters - more),
    refusal:
      lateMoveOf(span, facts, now) ??
      (moved ? refuseShape(moved, span, limits) : null) ??
      refuseBooking(span, bookingFacts, now, limits),
    warnings: gates.warnings,
    sight: facts.gates ? sightOf(span, facts.gates) : null,
  };
}

/** An admin's limits for a booking that is moved for its rower, a member's for everything else. */
const limitsOf = ({ moved }: PreviewFacts): BookingLimits => (moved?.rower ? "admin" : "member");

function askKnownGates(span: BookingSpan, facts: PreviewFacts, now: ClubTime): GateAnswer {
  const { gates, diary } = facts;
  const { closures } = diary.availability;
  if (gates) return askGates(span, { ...gates, closures }, "member");
  const closed = findClosed(span, { closures });
  const isStopped = (other: BookingSpan) => findClosed(other, { closures }) !== null;
  if (!closed) return { refusal: null, warnings: [], isStopped };
  const instead = nearestWords(span, { isStopped, now, limits: limitsOf(facts) });
  const refusal = new Refusal(closed.code, `${closed.message} ${instead}`);
  return { refusal, warnings: [], isStopped };
}

function lateMoveOf(span: BookingSpan, { moved, gates }: PreviewFacts, now: ClubTime) {
  if (!moved || !gates) return null;
  return refuseLateMove(moved, { ...span, boatId: moved.toBoatId }, gates.fairUse, now);
}

function refuseRower(span: BookingSpan, { gates }: PreviewFacts, now: ClubTime): Refusal | null {
  const [first] = gates ? rowerFindings(span, gates, now, "member") : [];
  return first ? refusalOf(first) : null;
}

const sightOf = (span: BookingSpan, facts: RowerFacts): Sight => ({
  dark: facts.settings.daylight !== "off" && isDark(span, facts),
  conditions: conditionsFor(span, facts),
});

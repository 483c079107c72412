import { bookingCostQuarters } from "../bookings/booking-cost";
import { isUnlimitedBalance, refuseBoat, refuseBooking } from "../bookings/booking-rules";
import type { Block } from "../bookings/day-slots";
import type { GateAnswer } from "../bookings/gate-answer";
import {
  beginsElsewhere,
  movedCostQuarters,
  ownQuarters,
  type PaidOuting,
  type Place,
  refuseShape,
} from "../bookings/moving-rules";
import type { Occupancy } from "../bookings/refuse-taken";
import { conditionsFor } from "../conditions/conditions-for";
import type { Conditions } from "../conditions/conditions-schemas";
import { isShortNotice } from "../fair-use/fair-use-counts";
import { refuseLateMove } from "../fair-use/late-cancelling";
import { type Finding, refusalOf } from "../finding";
import type { Refusal } from "../refusals";
import type { BookingSpan } from "../time/booking-span";
import type { GateFacts, WaterFacts } from "./gate-facts";
import { type Asking, askGates } from "./outing-gates";
import { rowerFindings } from "./rower-findings";

/** What any outing is judged by. */
export interface OutingFacts<Facts extends WaterFacts = WaterFacts> extends Asking<Facts> {
  boat: { available: boolean; managerDisabled: boolean };
}

/** An outing that somebody wants: what could be in its way, and who pays for it. */
export interface SlotFacts extends OutingFacts<GateFacts> {
  boat: OutingFacts["boat"] & { id: number; category: string };
  /** what keeps the boat off the water that day */
  block: Block | null;
  /** what takes the boat that day, without what is held for the rower */
  taken: readonly Occupancy[];
  /** the rower's own outings of that day, in any boat */
  ownOutings: readonly BookingSpan[];
  spendableQuarters: number;
  /** the booking that is moved, which is in none of these */
  moved?: MovedFacts | undefined;
}

/** A booking that is moved: where it lies, and how it is paid for. */
export interface MovedFacts extends Place, PaidOuting {
  shortNotice: boolean;
}

/** What the club says to an outing, and what of that is kept with its booking. */
export interface OutingDecision {
  /** the first rule that says no; rules, Order of answers */
  refusal: Refusal | null;
  /** what speaks against it and does not refuse it */
  warnings: Finding[];
  /** how it looks; null where nothing is known of it, or the club does not go by it */
  conditions: Conditions | null;
}

/** And what it costs, in quarters of a balance hour. */
export interface SlotDecision extends OutingDecision {
  unlimited: boolean;
  costQuarters: number;
  /** what of the cost is still to be taken; below zero, what comes back */
  dueQuarters: number;
  /** fair use never counts it */
  shortNotice: boolean;
}

/**
 * Decides on an outing: on one that is wanted by every rule of a booking, on one that stands (its time,
 * its place and its hours are settled) by what may have changed since, its boat and the gates. Every
 * booking, move, offer, suggestion, launch and preview asks this.
 */
export function decideSlot(span: BookingSpan, facts: SlotFacts): SlotDecision;
export function decideSlot(span: BookingSpan, facts: OutingFacts): OutingDecision;
export function decideSlot(
  span: BookingSpan,
  facts: OutingFacts | SlotFacts,
): OutingDecision | SlotDecision {
  const gates = askGates(span, facts);
  const conditions =
    facts.known.ask === "all" ? conditionsFor(span, facts.known.facts, facts.profile) : null;
  if (!("spendableQuarters" in facts)) {
    const refusal = refuseBoat(facts.boat, span) ?? gates.refusal;
    return { refusal, warnings: gates.warnings, conditions };
  }
  const findings = findingsOfRower(span, facts);
  const cost = costOf(span, facts);
  return {
    refusal: refuseMove(span, facts) ?? refuseWanted(span, facts, { gates, findings, ...cost }),
    warnings: [...gates.warnings, ...findings],
    conditions,
    shortNotice: isOnShortNotice(span, facts),
    ...cost,
  };
}

function findingsOfRower(span: BookingSpan, { known, ...asking }: SlotFacts): Finding[] {
  return known.ask === "all" ? rowerFindings(span, known.facts, asking) : [];
}

function costOf(span: BookingSpan, { boat, spendableQuarters, moved, profile }: SlotFacts) {
  const unlimited = isUnlimitedBalance(spendableQuarters);
  const wanted = { category: boat.category, duration: span.duration };
  const costQuarters = moved
    ? movedCostQuarters(moved, wanted, unlimited, profile)
    : unlimited
      ? 0
      : bookingCostQuarters(wanted.category, wanted.duration, profile);
  return { unlimited, costQuarters, dueQuarters: costQuarters - (moved ? ownQuarters(moved) : 0) };
}

/** What refuses a move before its new place is looked at. */
function refuseMove(span: BookingSpan, facts: SlotFacts): Refusal | null {
  const { boat, moved, known, limits, now, profile } = facts;
  if (!moved) return null;
  const to = { ...span, boatId: boat.id };
  const late =
    limits === "member" && known.ask === "all"
      ? refuseLateMove(moved, to, known.facts.fairUse, now, profile)
      : null;
  return late ?? refuseShape(moved, to, limits, profile);
}

interface Found {
  gates: GateAnswer;
  findings: Finding[];
  unlimited: boolean;
  costQuarters: number;
}

function refuseWanted(
  span: BookingSpan,
  { boat, block, taken, ownOutings, spendableQuarters, moved, overridden, ...asking }: SlotFacts,
  { gates, findings: [first], unlimited, costQuarters }: Found,
): Refusal | null {
  const facts = {
    boat: { ...boat, block },
    gates,
    taken,
    ownOutings,
    rower: first && !overridden ? refusalOf(first) : null,
    unlimited,
    spendableQuarters,
    costQuarters,
    profile: asking.profile,
    ...(moved && { moved }),
  };
  return refuseBooking(span, facts, asking.now, asking.limits);
}

/** Decided when its start is chosen: by the clock it could not be told later, because bookings move. */
function isOnShortNotice(span: BookingSpan, { boat, moved, now }: SlotFacts): boolean {
  const chosenNow = !moved || beginsElsewhere(moved, { ...span, boatId: boat.id });
  return chosenNow ? isShortNotice(span, now) : moved.shortNotice;
}

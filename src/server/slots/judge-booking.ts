import { bookingCostQuarters } from "../../shared/bookings/booking-cost";
import {
  type BookingLimits,
  isUnlimitedBalance,
  refuseBooking,
} from "../../shared/bookings/booking-rules";
import { refusalOf } from "../../shared/bookings/finding";
import { conditionsFor } from "../../shared/conditions/conditions-for";
import { isShortNotice } from "../../shared/fair-use/fair-use-counts";
import { planSpending, spendableQuarters } from "../../shared/hours/lots";
import { askGates } from "../../shared/slots/outing-gates";
import { rowerFindings } from "../../shared/slots/rower-findings";
import type { BookingSpan } from "../../shared/time/booking-span";
import { clubNowAt } from "../time/club-time";
import type { BookingState } from "./booking-facts-queries";
import type { LockedBoat } from "./booking-locks";
import { toGateFacts } from "./gate-facts-queries";
import { waitingInTheWay } from "./waiting-in-the-way";

/** What somebody would book: which boat, for whom, when, and by whose limits. */
export interface WantedBooking {
  boat: LockedBoat;
  memberId: number;
  span: BookingSpan;
  limits: BookingLimits;
  /** an admin takes upon themselves what a gate would refuse */
  overridden: boolean;
}

/**
 * Asks every rule of a booking about what was read under the locks of boat and member: the first that
 * says no, and what would be written.
 */
export function judgeBooking(
  { boat, memberId, span, limits, overridden }: WantedBooking,
  state: BookingState,
  at: Date,
) {
  const now = clubNowAt(at);
  const place = { boatId: boat.id, ...span };
  const { lots } = state;
  const waiting = waitingInTheWay(state, { memberId, ...place }, at);
  const facts = toGateFacts(state, boat, now);
  const gates = askGates(span, facts, limits, overridden);
  const findings = rowerFindings(span, facts, now, limits);
  const spendable = spendableQuarters(lots, now.today);
  const unlimited = isUnlimitedBalance(spendable);
  const costQuarters = unlimited ? 0 : bookingCostQuarters(boat.category, span.duration);
  const asked = {
    boat: { ...boat, block: state.block },
    gates,
    taken: [...state.booked, ...waiting.held],
    ownOutings: state.ownOutings,
    rower: findings[0] && !overridden ? refusalOf(findings[0]) : null,
    unlimited,
    spendableQuarters: spendable,
    costQuarters,
  };
  return {
    refusal: refuseBooking(span, asked, now, limits),
    charges: planSpending(lots, costQuarters, now.today) ?? [],
    lots,
    spendable,
    warnings: [...gates.warnings, ...findings],
    conditions: conditionsFor(span, facts),
    shortNotice: isShortNotice(span, now),
    waiting,
  };
}

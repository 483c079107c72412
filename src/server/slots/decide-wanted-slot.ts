import { type LotCharge, planDifference, spendableQuarters } from "../../shared/hours/lots";
import type { BookingLimits } from "../../shared/profile/booking-horizon";
import { decideSlot, type MovedFacts } from "../../shared/slots/decide-slot";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Moment } from "../time/moment";
import type { BookingState } from "./booking-facts-queries";
import type { LockedBoat } from "./booking-locks";
import { toGateFacts } from "./gate-facts-queries";
import { waitingInTheWay, waitingWhereItGoes } from "./waiting-in-the-way";

/** What somebody would book: which boat, for whom, when, and by whose limits. */
export interface WantedSlot {
  boat: Omit<LockedBoat, "capacity">;
  memberId: number;
  span: BookingSpan;
  limits: BookingLimits;
  /** an admin takes upon themselves what a gate would refuse */
  overridden: boolean;
  /** the booking that would be moved there, which `state` was read without */
  moved?: (MovedFacts & { charges: readonly LotCharge[] }) | undefined;
}

/**
 * Decides on a slot by what was read under the locks of boat and member: what the rules say, what the
 * member's lots would lose or get back, and what of the waitlist is in the way.
 */
export function decideWantedSlot(
  { boat, memberId, span, limits, overridden, moved }: WantedSlot,
  state: BookingState,
  moment: Moment,
) {
  const { at, now, club: profile } = moment;
  const { lots } = state;
  const place = { boatId: boat.id, memberId, ...span };
  const waiting = moved ? waitingWhereItGoes(state, place, at) : waitingInTheWay(state, place, at);
  const spendable = spendableQuarters(lots, now.today);
  const decided = decideSlot(span, {
    boat,
    block: state.block,
    taken: [...state.booked, ...waiting.held],
    ownOutings: state.ownOutings,
    known: { ask: "all", facts: toGateFacts(state, boat, moment) },
    spendableQuarters: spendable,
    limits,
    overridden,
    moved,
    now,
    profile,
  });
  const changes = planDifference(lots, moved?.charges ?? [], decided.dueQuarters, now.today) ?? [];
  return { ...decided, changes, lots, spendable, waiting };
}

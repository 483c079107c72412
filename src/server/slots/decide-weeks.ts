import type { Lot, LotChange } from "../../shared/hours/lots";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Moment } from "../time/moment";
import type { BookingState } from "./booking-facts-queries";
import { decideWantedSlot, type WantedSlot } from "./decide-wanted-slot";

/** An outing of one week, and what it is decided on under the locks of boat and member. */
interface Week {
  span: BookingSpan;
  state: BookingState;
}

/**
 * Decides on an outing week by week, each as if those before it that can be booked were booked: their
 * hours are spent, and fair use counts them. No two lie on one day.
 */
export function decideWeeks(
  wanted: Omit<WantedSlot, "span" | "moved">,
  weeks: readonly Week[],
  moment: Moment,
) {
  const changes: LotChange[] = [];
  const held: BookingSpan[] = [];
  return weeks.map(({ span, state }) => {
    const asBooked = {
      ...state,
      lots: state.lots.map((lot) => spentOf(lot, changes)),
      held: [...state.held, ...held],
    };
    const judged = decideWantedSlot({ ...wanted, span }, asBooked, moment);
    if (!judged.refusal) {
      changes.push(...judged.changes);
      if (!judged.shortNotice) held.push(span);
    }
    return { span, judged };
  });
}

/** A lot, less what was taken of it. */
function spentOf(lot: Lot, changes: readonly LotChange[]): Lot {
  const taken = changes.filter(({ lotId }) => lotId === lot.id);
  const quarters = taken.reduce((sum, change) => sum + change.quarters, lot.remainingQuarters);
  return { ...lot, remainingQuarters: quarters };
}

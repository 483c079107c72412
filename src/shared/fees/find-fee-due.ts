import type { Finding } from "../finding";
import type { BookingLimits } from "../profile/booking-horizon";
import { formatDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import { type FeePaid, isFeeDue } from "./fee-paid";

export interface FeeFacts {
  fee: { gatesBooking: boolean; paid: FeePaid };
}

/** FEE_DUE where bookings ask for the fee and it is not paid for today; null otherwise. Rules, Season. */
export function findFeeDue(
  { fee: { gatesBooking, paid } }: FeeFacts,
  { today }: Pick<ClubTime, "today">,
  limits: BookingLimits,
): Finding | null {
  if (!gatesBooking || !isFeeDue(paid, today)) return null;
  const whose = limits === "admin" ? "This member's" : "Your";
  const next = limits === "admin" ? "Please record it first." : "Please pay it, then book.";
  const since =
    paid === null ? "is not paid yet" : `was paid until ${formatDate(paid, "MMMM d, yyyy")}`;
  return { code: "FEE_DUE", message: `${whose} membership fee ${since}. ${next}` };
}

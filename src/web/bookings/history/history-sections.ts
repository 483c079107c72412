import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { outingState } from "../../../shared/time/booking-span";
import type { ClubTime } from "../../../shared/time/club-now";

export interface HistorySections {
  active: MemberBookingView[];
  past: MemberBookingView[];
  cancelled: MemberBookingView[];
}

/** Active are confirmed outings ahead or running; past the finished ones; each newest first. */
export function historySections(
  bookings: readonly MemberBookingView[],
  now: ClubTime,
): HistorySections {
  const newestFirst = [...bookings].sort((a, b) => (startText(a) < startText(b) ? 1 : -1));
  const confirmed = newestFirst.filter((booking) => booking.status === "confirmed");
  const isOver = (booking: MemberBookingView) => outingState(booking, now) === "completed";
  return {
    active: confirmed.filter((booking) => !isOver(booking)),
    past: confirmed.filter(isOver),
    cancelled: newestFirst.filter((booking) => booking.status === "cancelled"),
  };
}

const startText = ({ bookingDate, startTime }: MemberBookingView) => `${bookingDate} ${startTime}`;

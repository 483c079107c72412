import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { bookingStage, isOver, type LoggedBooking } from "../../../shared/outings/booking-stage";
import type { ClubTime } from "../../../shared/time/club-now";

export interface HistorySections {
  active: MemberBookingView[];
  past: MemberBookingView[];
  cancelled: MemberBookingView[];
}

/** Active are confirmed outings ahead or on the water; past the others; each newest first. */
export function historySections(
  bookings: readonly MemberBookingView[],
  log: readonly LoggedBooking[],
  now: ClubTime,
): HistorySections {
  const newestFirst = [...bookings].sort((a, b) => (startText(a) < startText(b) ? 1 : -1));
  const confirmed = newestFirst.filter((booking) => booking.status === "confirmed");
  const isPast = (booking: MemberBookingView) => isOver(bookingStage(booking, log, now));
  return {
    active: confirmed.filter((booking) => !isPast(booking)),
    past: confirmed.filter(isPast),
    cancelled: newestFirst.filter((booking) => booking.status === "cancelled"),
  };
}

const startText = ({ bookingDate, startTime }: MemberBookingView) => `${bookingDate} ${startTime}`;

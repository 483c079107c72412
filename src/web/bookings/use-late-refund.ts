import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { hoursKept } from "../../shared/fair-use/late-cancelling";
import { formatHours } from "../../shared/hours/quarters";
import { useClub, useClubClock } from "../clock/club-clock";

/** "0.5 of 1 hour" of an own booking that would be cancelled late by now; null where all comes back. */
export function useLateRefund(booking: MemberBookingView): string | null {
  const now = useClubClock();
  const settings = useClub()?.settings;
  const { paid = booking.hoursUsed } = booking;
  const kept = settings ? hoursKept({ ...booking, hoursUsed: paid }, settings, now) : 0;
  return kept === 0 ? null : `${paid - kept} of ${formatHours(paid)}`;
}

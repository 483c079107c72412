import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { refuseCancelling } from "../../shared/bookings/cancelling-rules";
import { refuseMoving } from "../../shared/bookings/moving-rules";
import type { MemberView } from "../../shared/members/member-views";
import { isPaused, roleOf } from "../../shared/members/role";
import type { ClubTime } from "../../shared/time/club-now";
import { CancelBookingButton } from "./history/cancel-booking-button";
import { MoveLink } from "./moving/move-link";

interface ChangeButtonsProps {
  booking: MemberBookingView;
  member: MemberView;
  now: ClubTime;
  /** told once it is cancelled */
  onCancelled?: (() => void) | undefined;
}

/** Move and Cancel, where a booking can still be moved or cancelled. Crew neither moves nor cancels. */
export function ChangeButtons({ booking, member, now, onCancelled }: ChangeButtonsProps) {
  if (booking.role === "crew") return null;
  if (refuseCancelling(booking, now, roleOf(member) === "admin") !== null) return null;
  return (
    <>
      {!isPaused(member) && refuseMoving(booking, now) === null && <MoveLink booking={booking} />}
      <CancelBookingButton booking={booking} now={now} onCancelled={onCancelled} />
    </>
  );
}

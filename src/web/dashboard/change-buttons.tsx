import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { refuseCancelling } from "../../shared/bookings/cancelling-rules";
import { refuseMoving } from "../../shared/bookings/moving-rules";
import type { MemberView } from "../../shared/members/member-views";
import { isPaused, standingOf } from "../../shared/members/standing";
import type { ClubTime } from "../../shared/time/club-now";
import { MoveLink } from "../bookings/moving/move-link";
import { CancelBookingButton } from "./cancel-booking-button";

interface ChangeButtonsProps {
  booking: MemberBookingView;
  member: MemberView;
  now: ClubTime;
}

/** Move and Cancel, where a booking can still be moved or cancelled. */
export function ChangeButtons({ booking, member, now }: ChangeButtonsProps) {
  if (refuseCancelling(booking, now, standingOf(member) === "admin") !== null) return null;
  return (
    <>
      {!isPaused(member) && refuseMoving(booking, now) === null && <MoveLink booking={booking} />}
      <CancelBookingButton booking={booking} now={now} />
    </>
  );
}

import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import type { ClubTime } from "../../shared/time/club-now";
import { CancelQuestion, refundedToYou } from "../bookings/history/cancel-question";
import { useLateRefund } from "../bookings/use-late-refund";
import { useCancelBooking } from "./use-cancel-booking";

interface CancelBookingButtonProps {
  booking: MemberBookingView;
  now: ClubTime;
}

/** Cancels one of the member's own bookings. */
export function CancelBookingButton({ booking, now }: CancelBookingButtonProps) {
  const { act: cancel } = useCancelBooking();
  const lateRefund = useLateRefund(booking);
  return (
    <CancelQuestion
      booking={booking}
      boatName={booking.boat.name}
      today={now.today}
      label={
        <>
          Cancel <span className="sr-only">booking {booking.reference}</span>
        </>
      }
      refundedTo={refundedToYou}
      lateRefund={lateRefund}
      onConfirm={() => cancel({ id: booking.id })}
    />
  );
}

import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import type { ClubTime } from "../../../shared/time/club-now";
import { useLateRefund } from "../use-late-refund";
import { CancelQuestion, refundedToYou } from "./cancel-question";
import { useCancelBooking } from "./use-cancel-booking";

interface CancelBookingButtonProps {
  booking: MemberBookingView;
  now: ClubTime;
  /** told once it is cancelled */
  onCancelled?: (() => void) | undefined;
}

/** Cancels one of the member's own bookings. */
export function CancelBookingButton({ booking, now, onCancelled }: CancelBookingButtonProps) {
  const { act: cancel } = useCancelBooking();
  const lateRefund = useLateRefund(booking);

  async function confirm() {
    if (await cancel({ id: booking.id })) onCancelled?.();
  }

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
      onConfirm={confirm}
    />
  );
}

import { useState } from "react";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { outingDay, outingTimes } from "../../shared/bookings/outing-words";
import type { ClubTime } from "../../shared/time/club-now";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { useCancelBooking } from "./use-cancel-booking";

interface CancelBookingButtonProps {
  booking: MemberBookingView;
  now: ClubTime;
}

/** Asks before it cancels, in the documented words. */
export function CancelBookingButton({ booking, now }: CancelBookingButtonProps) {
  const [asking, setAsking] = useState(false);
  const cancelBooking = useCancelBooking();
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Cancel <span className="sr-only">booking {booking.reference}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel ${booking.reference}?`}
        confirmLabel="Cancel Booking"
        pendingLabel="Cancelling..."
        cancelLabel="Keep Booking"
        onConfirm={() => cancelBooking(booking.id)}
      >
        <p>
          Are you sure you want to cancel this booking? Your hours will be refunded to your account.
        </p>
        <p className="pt-3 font-semibold text-ink tabular-nums">
          {booking.boat.name}
          <br />
          {outingDay(booking.bookingDate, now.today)}, {outingTimes(booking)}
        </p>
      </ConfirmDialog>
    </>
  );
}

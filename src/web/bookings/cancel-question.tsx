import { type ReactNode, useState } from "react";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { outingDay, outingTimes } from "../../shared/bookings/outing-words";
import type { ClubDate } from "../../shared/time/club-dates";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";

interface CancelQuestionProps {
  booking: BookingSpan & { reference: string };
  boatName: string;
  today: ClubDate;
  /** How the button reads; the booking is named beside it for screen readers. */
  label: ReactNode;
  /** Whom the hours go back to, as the question says it. */
  refundedTo: string;
  onConfirm: () => Promise<void>;
  /** What else is asked. */
  children?: ReactNode;
}

/** A button that asks before it cancels, in the documented words, and says which outing. */
export function CancelQuestion(props: CancelQuestionProps) {
  const { booking, boatName, today, label, refundedTo, onConfirm, children } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel ${booking.reference}?`}
        confirmLabel="Cancel Booking"
        pendingLabel="Cancelling..."
        cancelLabel="Keep Booking"
        onConfirm={onConfirm}
      >
        <p>Are you sure you want to cancel this booking? {refundedTo}</p>
        <p className="pt-3 font-semibold text-ink tabular-nums">
          {boatName}
          <br />
          {outingDay(booking.bookingDate, today)}, {outingTimes(booking)}
        </p>
        {children}
      </ConfirmDialog>
    </>
  );
}

export const refundedToYou = "Your hours will be refunded to your account.";

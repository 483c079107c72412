import type { ReactNode } from "react";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { outingDay, outingTimes } from "../../shared/bookings/outing-words";
import type { ClubDate } from "../../shared/time/club-dates";
import { ConfirmDialog } from "../ui/confirm-dialog";

export interface CancelDialogProps {
  booking: BookingSpan & { reference: string };
  boatName: string;
  today: ClubDate;
  /** Whom the hours go back to, as the question says it. */
  refundedTo: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** What else is asked. */
  children?: ReactNode;
}

/** Asks before a booking is cancelled, in the documented words, and says which outing. */
export function CancelDialog(props: CancelDialogProps) {
  const { booking, boatName, today, refundedTo, onConfirm, onClose, children } = props;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
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
  );
}

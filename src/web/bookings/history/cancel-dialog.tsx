import type { ReactNode } from "react";
import type { BookingSpan } from "../../../shared/time/booking-span";
import type { ClubDate } from "../../../shared/time/club-dates";
import { outingDay, outingTimes } from "../../../shared/time/outing-words";
import { useFormats } from "../../clock/use-formats";
import { ConfirmDialog } from "../../layout/confirm-dialog";

export interface CancelDialogProps {
  booking: BookingSpan & { reference: string };
  boatName: string;
  today: ClubDate;
  /** Whom the hours go back to, as the question says it. */
  refundedTo: string;
  /** What comes back of the hours, where that is not all. */
  lateRefund?: string | null | undefined;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** told when it is closed with nothing cancelled */
  onKeep?: () => void;
  /** What else is asked. */
  children?: ReactNode;
}

/** Asks before a booking is cancelled, in the documented words, and says which outing. */
export function CancelDialog(props: CancelDialogProps) {
  const formats = useFormats();
  const { booking, boatName, today, refundedTo, lateRefund, children } = props;
  const { onConfirm, onClose, onKeep } = props;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel ${booking.reference}?`}
      confirmLabel={lateRefund ? `Cancel, ${lateRefund} back` : "Cancel Booking"}
      pendingLabel="Cancelling..."
      cancelLabel="Keep Booking"
      onConfirm={onConfirm}
      onKeep={onKeep}
    >
      <p>
        Are you sure you want to cancel this booking?{" "}
        {lateRefund ? `It is late: ${lateRefund} will come back to your account.` : refundedTo}
      </p>
      <p className="pt-3 font-semibold text-ink tabular-nums">
        {boatName}
        <br />
        {outingDay(booking.bookingDate, today)}, {outingTimes(booking, formats)}
      </p>
      {children}
    </ConfirmDialog>
  );
}

import { useState } from "react";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { outingDay, outingTimes } from "../../shared/bookings/outing-words";
import { useClubClock } from "../club-clock";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { TextField } from "../ui/text-field";
import { useCancelAnyBooking } from "./use-cancel-any-booking";

interface CancelAnyBookingButtonProps {
  booking: BookingSpan & { id: number; reference: string };
  boatName: string;
  /** Whose it is; null when it is the admin's own. */
  memberName: string | null;
  /** How the button reads: in full, or short where many stand in a list. */
  label?: string;
}

/** Asks first, and names the person and what follows. */
export function CancelAnyBookingButton(props: CancelAnyBookingButtonProps) {
  const { booking, boatName, memberName, label = "Cancel Booking" } = props;
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const { today } = useClubClock();
  const cancelBooking = useCancelAnyBooking();
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {label} <span className="sr-only">{booking.reference}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel ${booking.reference}?`}
        confirmLabel="Cancel Booking"
        pendingLabel="Cancelling..."
        cancelLabel="Keep Booking"
        onConfirm={() => cancelBooking(booking.id, memberName ?? "your account", reason.trim())}
      >
        <p>{question(memberName)}</p>
        <p className="pt-3 font-semibold text-ink tabular-nums">
          {boatName}
          <br />
          {outingDay(booking.bookingDate, today)}, {outingTimes(booking)}
        </p>
        {memberName !== null && (
          <TextField
            label="Reason"
            help={`${memberName} reads it in the message about this.`}
            optional
            maxLength={300}
            autoComplete="off"
            className="pt-4 text-ink"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}

/** The documented question, and the same for somebody else's hours. */
function question(memberName: string | null): string {
  return memberName === null
    ? "Are you sure you want to cancel this booking? Your hours will be refunded to your account."
    : `Are you sure you want to cancel this booking? The hours will be refunded to ${memberName}.`;
}

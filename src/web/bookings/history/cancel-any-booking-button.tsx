import { formatHours } from "../../../shared/hours/quarters";
import type { BookingSpan } from "../../../shared/time/booking-span";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { useClubClock } from "../../clock/club-clock";
import { useDraft } from "../../layout/drafts/use-draft";
import { useKeptWords } from "../../layout/drafts/use-kept";
import { useAct } from "../../layout/use-act";
import { TextField } from "../../ui/forms/text-field";
import { showToast } from "../../ui/toasts/toast-store";
import { CancelQuestion, refundedToYou } from "./cancel-question";

interface CancelAnyBookingButtonProps {
  booking: BookingSpan & { id: number; reference: string };
  boatName: string;
  /** Whose it is; null when it is the admin's own. */
  memberName: string | null;
  /** What comes back of their own, where that is not all. */
  lateRefund?: string | null;
  /** How the button reads: in full, or short where many stand in a list. */
  label?: string;
}

/** Names the person whose booking it is, and lets them hear why. */
export function CancelAnyBookingButton(props: CancelAnyBookingButtonProps) {
  const { booking, boatName, memberName, lateRefund, label = "Cancel Booking" } = props;
  const draft = useDraft(`cancel ${memberName ? "theirs" : "mine"} ${booking.id}`);
  const { words, write, isBack } = useKeptWords(draft, { reason: "" });
  const { today } = useClubClock();
  const { act: cancel } = useCancelAnyBooking(memberName ?? "your account");
  const why = words.reason.trim();
  const forget = () => write({ reason: "" });

  async function confirm() {
    const cancelled = await cancel({ id: booking.id, ...(why && { reason: why }) });
    if (cancelled) forget();
  }

  return (
    <CancelQuestion
      booking={booking}
      boatName={boatName}
      today={today}
      label={
        <>
          {label} <span className="sr-only">{booking.reference}</span>
        </>
      }
      refundedTo={memberName ? `The hours will be refunded to ${memberName}.` : refundedToYou}
      lateRefund={lateRefund}
      asked={isBack}
      onConfirm={confirm}
      onKeep={forget}
    >
      {memberName !== null && (
        <TextField
          label="Reason"
          help={`${memberName} reads it in the message about this.`}
          optional
          maxLength={300}
          autoComplete="off"
          className="pt-4 text-ink"
          value={words.reason}
          onChange={({ target }) => write({ reason: target.value })}
        />
      )}
    </CancelQuestion>
  );
}

/**
 * Cancels a booking as an admin and says how it went. `whose` is whose hours come back: "your
 * account", "Sam Okafor"; they read the reason.
 */
function useCancelAnyBooking(whose: string) {
  const cancelling = trpc.bookings.cancel.useMutation({
    ...readFirst,
    onSuccess: ({ hoursRefunded }) =>
      showToast({
        title: "Booking Cancelled",
        description: `${formatHours(hoursRefunded)} refunded to ${whose}.`,
      }),
  });
  return useAct(cancelling, { toast: "Failed to cancel booking", otherwise: "" });
}

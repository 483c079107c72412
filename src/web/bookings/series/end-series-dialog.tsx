import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { formatHours } from "../../../shared/hours/quarters";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { useFormats } from "../../clock/use-formats";
import { ConfirmDialog } from "../../layout/confirm-dialog";
import { showToast } from "../../ui/toasts/toast-store";
import { everyWeek, seriesLength } from "./series-words";

interface EndSeriesDialogProps {
  /** those of the series that are ahead */
  bookings: readonly MemberBookingView[];
  onClose: () => void;
}

/** Asks before what is ahead of a series is cancelled. */
export function EndSeriesDialog({ bookings, onClose }: EndSeriesDialogProps) {
  const formats = useFormats();
  const ending = trpc.bookings.endSeries.useMutation({
    ...readFirst,
    onSuccess: ({ cancelled, hoursRefunded }) =>
      showToast({
        title:
          cancelled.length === 1 ? "1 Booking Cancelled" : `${cancelled.length} Bookings Cancelled`,
        description: `${formatHours(hoursRefunded)} refunded to your account.`,
      }),
  });
  const [first] = bookings;
  if (!first?.series) return null;
  const { id } = first.series;
  // What is asked about is what is listed: an outing before these stays.
  const from = bookings.map(({ bookingDate }) => bookingDate).sort()[0];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel ${bookings.length} bookings?`}
      confirmLabel="Cancel Bookings"
      pendingLabel="Cancelling..."
      cancelLabel="Keep Bookings"
      onConfirm={() => ending.mutateAsync({ id, from })}
    >
      <p>
        Each is cancelled as if by itself: the hours come back to your account, of one that is late
        its share. What is on the water stays.
      </p>
      <p className="pt-3 font-semibold text-ink tabular-nums">
        {first.boat.name}
        <br />
        {everyWeek(first, formats)}
        <br />
        {seriesLength(bookings)}
      </p>
    </ConfirmDialog>
  );
}

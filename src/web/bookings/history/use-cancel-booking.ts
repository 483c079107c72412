import { formatHours } from "../../../shared/hours/quarters";
import { trpc } from "../../calls/api";
import { isNetworkFailure } from "../../calls/failure-sentence";
import { readFirst } from "../../calls/read-after-writes";
import { useAct } from "../../layout/use-act";
import { showToast } from "../../ui/toasts/toast-store";

/** Cancels one of the member's bookings, and says how it went, in the documented words. */
export function useCancelBooking() {
  const cancelling = trpc.bookings.cancel.useMutation({
    ...readFirst,
    onSuccess: ({ hoursRefunded }) =>
      showToast({
        title: "Booking Cancelled",
        description: `${formatHours(hoursRefunded)} refunded to your account.`,
      }),
  });
  return useAct(cancelling, {
    toast: (error) => (isNetworkFailure(error) ? unreachable : "Cancellation Failed"),
    otherwise: "Unable to cancel booking",
  });
}

const unreachable = {
  title: "Error: Network error cancelling booking",
  variant: "destructive",
} as const;

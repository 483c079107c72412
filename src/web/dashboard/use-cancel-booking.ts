import { formatHours } from "../../shared/hours/quarters";
import { trpc } from "../calls/api";
import { failureSentence, isNetworkFailure } from "../calls/failure-sentence";
import { readFirst } from "../calls/read-after-writes";
import { showToast, type ToastWords } from "../ui/toasts/toast-store";

/** Cancels one of the member's bookings, and says how it went. */
export function useCancelBooking() {
  const cancel = trpc.bookings.cancel.useMutation(readFirst);

  return async (id: number) => {
    try {
      const { hoursRefunded } = await cancel.mutateAsync({ id });
      showToast({
        title: "Booking Cancelled",
        description: `${formatHours(hoursRefunded)} refunded to your account.`,
      });
    } catch (error) {
      showToast(cancelFailure(error));
    }
  };
}

/** The documented sentences of a cancellation that failed. */
function cancelFailure(error: unknown): ToastWords {
  if (isNetworkFailure(error)) {
    return { title: "Error: Network error cancelling booking", variant: "destructive" };
  }
  return {
    title: "Cancellation Failed",
    description: failureSentence(error, "Unable to cancel booking"),
    variant: "destructive",
  };
}

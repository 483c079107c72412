import { formatHours } from "../../shared/hours/quarters";
import { trpc } from "../api";
import { failureSentence, isNetworkFailure } from "../failure-sentence";
import { showToast, type ToastWords } from "../ui/toast-store";

/** Cancels one of the member's bookings, says how it went, and asks for what has changed. */
export function useCancelBooking() {
  const api = trpc.useUtils();
  const cancel = trpc.bookings.cancel.useMutation();

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
    await Promise.all([
      api.bookings.invalidate(),
      api.boats.availability.invalidate(),
      api.auth.me.invalidate(),
    ]);
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

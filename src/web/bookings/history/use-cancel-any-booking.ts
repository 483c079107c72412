import { formatHours } from "../../../shared/hours/quarters";
import { trpc } from "../../calls/api";
import { failureSentence } from "../../calls/failure-sentence";
import { readFirst } from "../../calls/read-after-writes";
import { showToast } from "../../ui/toasts/toast-store";

/** Cancels a booking as an admin and says how it went. */
export function useCancelAnyBooking() {
  const cancel = trpc.bookings.cancel.useMutation(readFirst);

  /** `whose` is whose hours come back: "your account", "Sam Okafor"; they read the reason. */
  return async (id: number, whose: string, reason: string) => {
    try {
      const { hoursRefunded } = await cancel.mutateAsync({ id, ...(reason && { reason }) });
      showToast({
        title: "Booking Cancelled",
        description: `${formatHours(hoursRefunded)} refunded to ${whose}.`,
      });
    } catch (error) {
      showToast({
        title: "Failed to cancel booking",
        description: failureSentence(error, ""),
        variant: "destructive",
      });
    }
  };
}

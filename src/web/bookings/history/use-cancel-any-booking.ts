import { formatHours } from "../../../shared/hours/quarters";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { useAct } from "../../layout/use-act";
import { showToast } from "../../ui/toasts/toast-store";

/**
 * Cancels a booking as an admin and says how it went. `whose` is whose hours come back: "your
 * account", "Sam Okafor"; they read the reason.
 */
export function useCancelAnyBooking(whose: string) {
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

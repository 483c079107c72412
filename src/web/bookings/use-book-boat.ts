import type { BookBoatInput } from "../../shared/bookings/booking-schemas";
import { trpc } from "../calls/api";
import type { readFirst } from "../calls/read-after-writes";
import { useFormats } from "../clock/use-formats";
import { useAct } from "../layout/use-act";
import { showToast, undoToastMs } from "../ui/toasts/toast-store";
import { bookedToast, bookingFailure } from "./booking-refusals";

/**
 * Books once however often it is pressed, and says how it went. Gives null when it was refused. With
 * `readFirst` it settles when the screen is true. What one press books `undo` takes back: it is offered
 * for ten seconds, and the screen beneath tells the rest.
 */
export function useBookBoat(settling?: typeof readFirst) {
  const formats = useFormats();
  const { act, pending } = useAct(trpc.bookings.book.useMutation(settling), {
    toast: bookingFailure,
  });

  async function send(input: BookBoatInput, boatName: string, undo?: (id: number) => void) {
    const booked = await act(input);
    if (!booked) return null;
    const { booking } = booked;
    showToast(
      undo ? undoableToast(() => undo(booking.id)) : bookedToast(booking, boatName, formats),
    );
    return booked;
  }

  return { send, pending };
}

const undoableToast = (onPress: () => void) => ({
  title: "Booked",
  durationMs: undoToastMs,
  action: { label: "Undo", onPress },
});

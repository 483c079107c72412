import type { BookBoatInput } from "../../shared/bookings/booking-schemas";
import { trpc } from "../calls/api";
import type { readFirst } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { showToast } from "../ui/toasts/toast-store";
import { bookedToast, bookingFailure } from "./booking-refusals";

/**
 * Books once however often it is pressed, and says how it went. Gives null when it was refused. With
 * `readFirst` it settles when the screen is true.
 */
export function useBookBoat(settling?: typeof readFirst) {
  const { act, pending } = useAct(trpc.bookings.book.useMutation(settling), {
    toast: bookingFailure,
  });

  async function send(input: BookBoatInput, boatName: string) {
    const booked = await act(input);
    if (booked) showToast(bookedToast(booked.booking, boatName));
    return booked;
  }

  return { send, pending };
}

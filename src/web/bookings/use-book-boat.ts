import { useRef } from "react";
import type { BookBoatInput, BookedView } from "../../shared/bookings/booking-schemas";
import { trpc } from "../calls/api";
import type { readFirst } from "../calls/read-after-writes";
import { showToast } from "../ui/toasts/toast-store";
import { bookedToast, bookingFailure } from "./booking-refusals";

/**
 * Books once however often it is pressed, and says how it went. Gives null when it was refused. With
 * `readFirst` it settles when the screen is true.
 */
export function useBookBoat(settling?: typeof readFirst) {
  const book = trpc.bookings.book.useMutation(settling);
  const underWay = useRef(false);

  async function send(input: BookBoatInput, boatName: string): Promise<BookedView | null> {
    if (underWay.current) return null;
    underWay.current = true;
    try {
      const booked = await book.mutateAsync(input);
      showToast(bookedToast(booked.booking, boatName));
      return booked;
    } catch (error) {
      showToast(bookingFailure(error));
      return null;
    } finally {
      underWay.current = false;
    }
  }

  return { send, pending: book.isPending };
}

import { useRef } from "react";
import type { MoveBookingInput, MovedView } from "../../shared/bookings/booking-schemas";
import { trpc } from "../api";
import { readFirst } from "../live/read-after-writes";
import { showToast } from "../ui/toast-store";
import { movedToast, moveFailure } from "./booking-refusals";

/** Moves once however often it is pressed, and says how it went. Gives null when it was refused. */
export function useMoveBooking() {
  const move = trpc.bookings.move.useMutation(readFirst);
  const underWay = useRef(false);

  async function send(input: MoveBookingInput, boatName: string): Promise<MovedView | null> {
    if (underWay.current) return null;
    underWay.current = true;
    try {
      const moved = await move.mutateAsync(input);
      showToast(movedToast(moved, boatName));
      return moved;
    } catch (error) {
      showToast(moveFailure(error));
      return null;
    } finally {
      underWay.current = false;
    }
  }

  return { send, pending: move.isPending };
}

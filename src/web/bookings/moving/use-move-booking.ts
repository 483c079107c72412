import { useRef, useState } from "react";
import type { MoveBookingInput, MovedView } from "../../../shared/bookings/booking-schemas";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { showToast } from "../../ui/toasts/toast-store";
import { isPassedByReason, movedToast, moveFailure } from "../booking-refusals";

/** What an admin is asked when a rule refuses a move that their reason passes. */
export interface AskedWhy {
  refused: Error;
  why: string;
  onWhy: (why: string) => void;
}

/**
 * Moves once however often it is pressed, and says how it went. Gives null when it was refused; then
 * an admin who moves somebody else's may be asked why it should go all the same.
 */
export function useMoveBooking(asAdmin: boolean) {
  const move = trpc.bookings.move.useMutation(readFirst);
  const underWay = useRef(false);
  const [why, setWhy] = useState("");
  const [refused, setRefused] = useState<Error | null>(null);
  const askedWhy: AskedWhy | null = refused && { refused, why, onWhy: setWhy };

  async function send(input: MoveBookingInput, boatName: string): Promise<MovedView | null> {
    if (underWay.current) return null;
    underWay.current = true;
    try {
      const override = (refused && why.trim()) || undefined;
      const moved = await move.mutateAsync({ ...input, override });
      showToast(movedToast(moved, boatName));
      setRefused(null);
      setWhy("");
      return moved;
    } catch (error) {
      if (asAdmin && isPassedByReason(error)) setRefused(error);
      else showToast(moveFailure(error));
      return null;
    } finally {
      underWay.current = false;
    }
  }

  return { send, pending: move.isPending, askedWhy };
}

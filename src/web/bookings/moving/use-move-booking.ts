import { useState } from "react";
import type { BookBoatInput } from "../../../shared/bookings/booking-schemas";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { useAct } from "../../layout/use-act";
import { showToast } from "../../ui/toasts/toast-store";
import { isPassedByReason, movedToast, moveFailure } from "../booking-refusals";
import type { MovedBooking } from "./use-moved-booking";

/** What an admin is asked when a rule refuses a move that their reason passes. */
export interface AskedWhy {
  refused: { message: string };
  why: string;
  onWhy: (why: string) => void;
}

/**
 * Moves once however often it is pressed, and says how it went. Gives null when it was refused; then
 * an admin who moves somebody else's may be asked why it should go all the same.
 */
export function useMoveBooking(asAdmin: boolean) {
  const [why, setWhy] = useState("");
  const [refused, setRefused] = useState<AskedWhy["refused"] | null>(null);
  const askedWhy: AskedWhy | null = refused && { refused, why, onWhy: setWhy };

  const isAskedWhy = (error: unknown) => asAdmin && isPassedByReason(error);
  const { act, pending } = useAct(
    trpc.bookings.move.useMutation({
      ...readFirst,
      onError: (error) => {
        if (isAskedWhy(error)) setRefused(error);
      },
    }),
    { toast: (error) => (isAskedWhy(error) ? undefined : moveFailure(error)) },
  );

  async function send(booking: MovedBooking, to: BookBoatInput, boatName: string) {
    const override = (refused && why.trim()) || undefined;
    const moved = await act({ id: booking.id, ...to, override, seen: asWanted(booking) });
    if (!moved) return null;
    showToast(movedToast(moved, boatName));
    setRefused(null);
    setWhy("");
    return moved;
  }

  return { send, pending, askedWhy };
}

/** Where it lies on this screen, by the names by which another place is asked for. */
const asWanted = ({ boatId, bookingDate, startTime, duration }: MovedBooking) => ({
  boatId,
  dateStr: bookingDate,
  timeStr: startTime,
  duration,
});

import { useState } from "react";
import type { BookBoatInput } from "../../../shared/bookings/booking-schemas";
import type { Place } from "../../../shared/bookings/moving-rules";
import { refuseLateMove } from "../../../shared/fair-use/late-cancelling";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { useClub, useClubClock } from "../../clock/club-clock";
import { useFormats } from "../../clock/use-formats";
import { useDraft } from "../../layout/drafts/use-draft";
import { useKeptWords } from "../../layout/drafts/use-kept";
import { useAct } from "../../layout/use-act";
import { showToast } from "../../ui/toasts/toast-store";
import { isPassedByReason, movedBackToast, movedToast, moveFailure } from "../booking-refusals";
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
export function useMoveBooking(booking: MovedBooking | null) {
  const formats = useFormats();
  const now = useClubClock();
  const club = useClub();
  const draft = useDraft(`move ${booking?.id}`);
  const { words, write } = useKeptWords(draft, { message: "", why: "" });
  const [refusedNow, setRefused] = useState<AskedWhy["refused"] | null>(null);
  const refused = refusedNow ?? (words.message ? words : null);
  const askedWhy: AskedWhy | null = refused && {
    refused,
    why: words.why,
    // With the refusal it answers, because the field is shown beside that.
    onWhy: (why) => write({ why, message: refused.message }),
  };

  const isAskedWhy = (error: unknown) =>
    booking?.memberName !== undefined && isPassedByReason(error);
  const { act, pending } = useAct(
    trpc.bookings.move.useMutation({
      ...readFirst,
      onError: (error) => {
        if (isAskedWhy(error)) setRefused(error);
      },
    }),
    { toast: (error) => (isAskedWhy(error) ? undefined : moveFailure(error)) },
  );

  /** `onUndone` follows where it was moved back, which is offered for ten seconds while it is not too late. */
  async function send(from: MovedBooking, to: BookBoatInput, onUndone: () => void) {
    const override = (refused && words.why.trim()) || undefined;
    const moved = await act({ id: from.id, ...to, override, seen: asWanted(from) });
    if (!moved) return null;
    const undo = async () => {
      const back = await act({ id: from.id, ...asWanted(from), seen: to });
      if (!back) return;
      showToast(movedBackToast(back, from.boatName, formats));
      onUndone();
    };
    showToast(movedToast(moved, canMoveBack(moved.booking, from) ? undo : undefined));
    setRefused(null);
    write({ message: "", why: "" });
    return moved;
  }

  /** A rower is bound by their club's last minutes, an admin who moves somebody else's is not. */
  const canMoveBack = (lies: Place, from: MovedBooking) =>
    from.memberName !== undefined ||
    (club && !refuseLateMove(lies, from, club.settings, now, formats));

  return { send, pending, askedWhy };
}

/** Where it lies on this screen, by the names by which another place is asked for. */
const asWanted = ({ boatId, bookingDate, startTime, duration }: MovedBooking) => ({
  boatId,
  dateStr: bookingDate,
  timeStr: startTime,
  duration,
});

import { useMemo } from "react";
import { useSearchParams } from "wouter";
import { refuseMoving } from "../../shared/bookings/moving-rules";
import type { BookingToMove } from "../../shared/bookings/without-booking";
import { trpc } from "../api";
import { useClubClock } from "../club-clock";

/** The booking that the booking page is to move, with its words. */
export interface MovedBooking extends BookingToMove {
  id: number;
  reference: string;
  boatName: string;
}

/**
 * The own booking that the address names by `move`, while it can be moved: undefined where none is
 * named, null where it cannot be, or not any more.
 */
export function useMovedBooking(): { coming: boolean; booking: MovedBooking | null | undefined } {
  const [search] = useSearchParams();
  const named = search.get("move") || null;
  const now = useClubClock();
  const mine = trpc.bookings.mine.useQuery(undefined, { enabled: named !== null });
  const boats = trpc.boats.list.useQuery(undefined, { enabled: named !== null });
  const found = mine.data?.find(({ id }) => String(id) === named);
  const boat = boats.data?.find(({ id }) => id === found?.boatId);
  const booking = useMemo(
    () =>
      found && {
        ...found,
        boatName: found.boat.name,
        // A boat that is no longer shown cannot be stayed in, so it is only priced.
        category: boat?.category ?? "single",
      },
    [found, boat],
  );
  if (named === null) return { coming: false, booking: undefined };
  const coming = mine.isLoading || boats.isLoading;
  return { coming, booking: booking && !refuseMoving(booking, now) ? booking : null };
}

import { useMemo } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { BoatDiary } from "../../shared/bookings/day-slots";
import { lastBookableDate } from "../../shared/profile/booking-horizon";
import { trpc } from "../calls/api";
import { justAnswered } from "../calls/first-answers";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";

const nothingKnown = { bookings: [], blocks: [], closures: [] };

/**
 * When a boat is out, from today to the last day that can be booked, asked anew whenever its booking
 * page opens. A read that fails gives an empty diary without a word: that is documented.
 */
export function useBoatDiary(boat: Pick<BoatView, "id" | "available">) {
  const { today } = useClubClock();
  const profile = useProfile();
  const read = trpc.boats.availability.useQuery(
    { id: boat.id, startDate: today, endDate: lastBookableDate(today, "member", profile) },
    { refetchOnMount: () => (justAnswered() ? true : "always") },
  );
  // A page in the place of the diary reads as an empty list.
  const known = Array.isArray(read.data) ? null : read.data;
  const diary = useMemo<BoatDiary>(
    () => ({ available: boat.available, availability: known ?? nothingKnown }),
    [boat.available, known],
  );
  return { diary, loading: read.isLoading };
}

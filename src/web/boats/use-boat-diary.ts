import { useMemo } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { lastBookableDate } from "../../shared/bookings/booking-rules";
import type { BoatDiary } from "../../shared/bookings/day-slots";
import { trpc } from "../api";
import { useClubClock } from "../club-clock";

const nothingKnown = { bookings: [], blocks: [] };

/**
 * When a boat is out, from today to the last day that can be booked: one read for card, calendar
 * and grid. A read that fails gives an empty diary without a word: that is documented. Then it is
 * `unread`, and nothing may be said about when the boat is free.
 */
export function useBoatDiary(boat: Pick<BoatView, "id" | "available">, always = false) {
  const { today } = useClubClock();
  const read = trpc.boats.availability.useQuery(
    { id: boat.id, startDate: today, endDate: lastBookableDate(today, "member") },
    { refetchOnMount: always ? "always" : true },
  );
  // A page in the place of the diary reads as an empty list.
  const known = Array.isArray(read.data) ? null : read.data;
  const diary = useMemo<BoatDiary>(
    () => ({ available: boat.available, availability: known ?? nothingKnown }),
    [boat.available, known],
  );
  return { diary, loading: read.isLoading, unread: !known && !read.isLoading };
}

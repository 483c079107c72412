import { useDeferredValue, useMemo } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { BoatDiary } from "../../shared/bookings/day-slots";
import { lastBookableDate } from "../../shared/profile/booking-horizon";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { dataOf, useRead } from "../layout/use-read";

const nothingKnown = { bookings: [], blocks: [], closures: [] };

/**
 * When each boat is out, from today to the last day that can be booked: one read of the whole fleet
 * for lanes, cards and calendars alike, so that choosing another day asks nothing.
 */
export function useFleetRead() {
  const { today } = useClubClock();
  const profile = useProfile();
  const days = { startDate: today, endDate: lastBookableDate(today, "member", profile) };
  // As the boats themselves: what comes later is drawn a bit at a time.
  return useDeferredValue(useRead(trpc.boats.diaries.useQuery(days)));
}

/**
 * One boat's part of it. A read that fails gives an empty diary without a word: that is documented.
 * Then it is `unread`, and nothing may be said about when the boat is free.
 */
export function useFleetDiary({ id, available }: Pick<BoatView, "id" | "available">) {
  const read = useFleetRead();
  const known = dataOf(read)?.find(({ boatId }) => boatId === id);
  const diary = useMemo<BoatDiary>(
    () => ({ available, availability: known ?? nothingKnown }),
    [available, known],
  );
  const loading = read.face === "coming";
  return { diary, loading, unread: !known && !loading };
}

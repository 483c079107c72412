import type { MemberView } from "../../shared/members/member-views";
import { currentBookings, nextOuting } from "../bookings/history/current-bookings";
import { useClubClock } from "../clock/club-clock";
import { dataOf } from "../layout/use-read";
import { outingAtHand } from "../outings/outing-now";
import { usePendingOutings } from "../outings/use-pending-outings";
import type { DashboardReads } from "./use-dashboard-reads";

/**
 * A member's outings by this minute: what the log knows (`log`), the one there is something to press for
 * (`atHand`), the booking that comes first (`first`: that one's, else the next), and those after it.
 */
export function useMyOutings(member: MemberView, reads: DashboardReads) {
  const now = useClubClock();
  const log = usePendingOutings(member.id, dataOf(reads.outings) ?? []);
  const bookings = dataOf(reads.mine) ?? [];
  const current = currentBookings(bookings, log, now);
  const atHand = outingAtHand(log, now);
  const first =
    current.find(({ id }) => id === atHand?.bookingId) ?? nextOuting(bookings, log, now);
  return { now, log, atHand, first, later: current.filter((booking) => booking !== first) };
}

export type MyOutings = ReturnType<typeof useMyOutings>;

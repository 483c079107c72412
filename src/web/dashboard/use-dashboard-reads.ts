import type { MemberView } from "../../shared/members/member-views";
import { isApproved, roleOf } from "../../shared/members/role";
import { addDays } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useRead } from "../layout/use-read";

/** How often it is looked whether the boat is back that somebody waits for. */
const askAgainMs = 20_000;

/**
 * What the dashboard reads, in one request. It is shown when all of it is in (`coming`), so that
 * nothing moves under a finger. Members the club has not approved have only its news to read.
 */
export function useDashboardReads(member: MemberView) {
  const enabled = isApproved(roleOf(member));
  const news = useRead(trpc.admin.runningAnnouncements.useQuery());
  const mine = useRead(trpc.bookings.mine.useQuery(undefined, { enabled }));
  const hours = useRead(trpc.bookings.myHours.useQuery(undefined, { enabled }));
  const access = useRead(trpc.bookings.accessCodes.useQuery(undefined, { enabled }));
  const startDate = addDays(useClubClock().today, -1);
  const outings = useRead(
    trpc.bookings.myOutings.useQuery(
      { startDate },
      {
        enabled,
        refetchInterval: ({ state }) => state.data?.some(({ stillOut }) => stillOut) && askAgainMs,
      },
    ),
  );
  const suggested = useRead(trpc.bookings.suggestions.useQuery(undefined, { enabled }));
  const entries = useRead(trpc.bookings.wishes.useQuery(undefined, { enabled }));
  const invitations = useRead(trpc.bookings.invitations.useQuery(undefined, { enabled }));
  const seatCount = useRead(trpc.bookings.seatCount.useQuery(undefined, { enabled }));
  const all = [mine, hours, access, outings, suggested, entries, invitations, seatCount];
  const coming = news.face === "coming" || (enabled && all.some(({ face }) => face === "coming"));
  return {
    news,
    mine,
    hours,
    access,
    outings,
    suggested,
    entries,
    invitations,
    seatCount,
    coming,
  };
}

export type DashboardReads = ReturnType<typeof useDashboardReads>;

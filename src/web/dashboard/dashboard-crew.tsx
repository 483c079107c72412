import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import type { InvitationView } from "../../shared/crew/crew-schemas";
import { useClubClock } from "../clock/club-clock";
import { Read } from "../layout/read";
import { dataOf, type Reading } from "../layout/use-read";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";

// Who is asked nothing fetches nothing of it.
const CrewAsks = lazyPart(
  async () => (await import("../crew/crew-asks")).CrewAsks,
  <Skeleton className="h-48 w-full" />,
);

interface DashboardCrewProps {
  invitations: Reading<InvitationView[]>;
  mine: Reading<MemberBookingView[]>;
}

/** What others wait for: a yes or no to rowing together. */
export function DashboardCrew({ invitations, mine }: DashboardCrewProps) {
  const { today } = useClubClock();
  const bookings = dataOf(mine) ?? [];
  const isAsked = bookings.some(
    ({ bookingDate, crew }) =>
      bookingDate >= today && crew?.some(({ state }) => state === "asking"),
  );
  return (
    <Read of={invitations} failure="Your invitations did not load" skeleton="h-0" slow="">
      {(asked) =>
        (asked.length > 0 || isAsked) && <CrewAsks invitations={asked} bookings={bookings} />
      }
    </Read>
  );
}

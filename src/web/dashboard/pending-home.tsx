import type { MemberView } from "../../shared/members/member-views";
import { useClosures } from "../clock/club-clock";
import { HourBalanceCard } from "../hours/hour-balance-card";
import { dataOf } from "../layout/use-read";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { NewsLines } from "./news-lines";
import { NothingForNow } from "./nothing-for-now";
import type { DashboardReads } from "./use-dashboard-reads";

// Everybody waits for approval once, and comes home many times after it.
const WayIn = lazyPart(
  async () => (await import("./way-in")).WayIn,
  <Skeleton className="h-200 lg:h-120" />,
);

interface PendingHomeProps {
  member: MemberView;
  reads: DashboardReads;
}

/** The home of whoever waits for approval: where they stand, what that waits for, what can be done now. */
export function PendingHome({ member, reads }: PendingHomeProps) {
  const closures = useClosures();
  return (
    <>
      <WayIn member={member} />
      <NewsLines member={member} announcements={dataOf(reads.news) ?? []} closures={closures} />
      <section aria-labelledby="my-current-bookings">
        <h2 id="my-current-bookings" className="pb-1 text-xl">
          My Current Bookings
        </h2>
        <NothingForNow />
      </section>
      <HourBalanceCard hoursRemaining={member.hoursRemaining} mayRow={false} buyPath={null} />
    </>
  );
}

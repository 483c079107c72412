import type { MemberView } from "../../shared/members/member-views";
import { isApproved, isPaused, roleOf } from "../../shared/members/role";
import { useClubClock } from "../clock/club-clock";
import { dataOf } from "../layout/use-read";
import { lazyPart } from "../ui/loading/lazy-part";
import { WhenNear } from "../ui/loading/when-near";
import { PageTitle } from "../ui/page-title";
import { DashboardCards } from "./dashboard-cards";
import { DashboardComing } from "./dashboard-coming";
import { FoldedCards } from "./folded-cards";
import { PendingHome } from "./pending-home";
import { RowersHome } from "./rowers-home";
import { useDashboardReads } from "./use-dashboard-reads";
import { WithMember } from "./with-member";

const InstallInvitation = lazyPart(
  async () => (await import("../push/install-invitation")).InstallInvitation,
);
/** Whoever has booked so often will again. */
const bookedOften = 2;

// They lie below what anybody comes for. As tall as they are.
const cardsComing = <div className="h-100 lg:h-50" />;

/** The member's and manager's home. */
export function DashboardPage() {
  return <WithMember>{(member) => <Dashboard member={member} />}</WithMember>;
}

function Dashboard({ member }: { member: MemberView }) {
  const now = useClubClock();
  const role = roleOf(member);
  const reads = useDashboardReads(member);
  const heading = role === "manager" ? "Manager Dashboard" : "Member Dashboard";
  const Home = isApproved(role) ? RowersHome : PendingHome;
  return (
    <div className="page-width grid gap-3 py-3 *:min-w-0 sm:gap-6 sm:py-8">
      <PageTitle title={heading} />
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-base sm:text-2xl">{heading}</h1>
        <p className="text-ink-soft text-sm sm:text-base">
          {greeting(now.minutes)}, {member.firstName}.
        </p>
      </header>
      {reads.coming ? (
        <DashboardComing />
      ) : (
        <>
          <Home member={member} reads={reads} />
          <WhenNear instead={cardsComing}>
            <DashboardCards role={role} paused={isPaused(member)} />
          </WhenNear>
          <FoldedCards member={member} />
          {(dataOf(reads.mine)?.length ?? 0) >= bookedOften && (
            <WhenNear instead={null}>
              <InstallInvitation />
            </WhenNear>
          )}
        </>
      )}
    </div>
  );
}

/** "Good morning" until noon, "Good afternoon" until 5 PM, then "Good evening", by club time. */
function greeting(minutes: number): string {
  if (minutes < 12 * 60) return "Good morning";
  return minutes < 17 * 60 ? "Good afternoon" : "Good evening";
}

import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../api";
import { useClubClock } from "../club-clock";
import { useSession } from "../session";
import { PageHeading } from "../ui/page-heading";
import { SlowNotice } from "../ui/slow-notice";
import { AccountInformation } from "./account-information";
import { DashboardCards } from "./dashboard-cards";
import { DashboardOutings } from "./dashboard-outings";
import { greeting } from "./greeting";
import { SecuritySettings } from "./security-settings";
import { AuthenticationRequired, MemberDataFailure } from "./session-missing";
import { StandingNotices } from "./standing-notices";

/** The member's and manager's home; spec part 2 §2 "Member dashboard". */
export function DashboardPage() {
  const { member, loading } = useSession();
  const api = trpc.useUtils();
  const me = trpc.auth.me.useQuery();
  const mine = trpc.bookings.mine.useQuery(undefined, {
    enabled: member?.approvalStatus === "approved",
  });
  const retry = () => Promise.all([api.auth.me.invalidate(), api.bookings.invalidate()]);

  if (loading) return <SlowNotice />;
  if (member === null && me.isError) {
    return <MemberDataFailure sentence="Unable to load member data. Please log in again." />;
  }
  // A read without a session answers null, so this also sees a session that has just ended.
  if (member === null || mine.data === null) return <AuthenticationRequired onRetry={retry} />;
  if (!member.firstName || !member.email) {
    return <MemberDataFailure sentence="Invalid member data. Please contact support." />;
  }
  return <Dashboard member={member} />;
}

function Dashboard({ member }: { member: MemberView }) {
  const now = useClubClock();
  const approved = member.approvalStatus === "approved";
  const heading = member.isManager ? "Manager Dashboard" : "Member Dashboard";
  return (
    <div className="page-width grid gap-6 py-8 *:min-w-0 sm:gap-8 sm:py-10">
      <PageHeading title={heading} lead={`${greeting(now.minutes)}, ${member.firstName}.`} />
      <StandingNotices member={member} />
      <DashboardOutings member={member} />
      <DashboardCards approved={approved} isAdmin={approved && member.isAdmin} />
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <AccountInformation member={member} />
        <SecuritySettings />
      </div>
    </div>
  );
}

import { isUnlimited } from "../../shared/hours/quarters";
import type { MemberView } from "../../shared/members/member-views";
import { isApproved, isPaused, standingOf } from "../../shared/members/standing";
import { BelowAnnouncements } from "../announcements/below-announcements";
import { SecuritySettings } from "../auth/security-settings";
import { useClubClock } from "../clock/club-clock";
import { ClosureNotice } from "../closures/closure-notice";
import { Read } from "../layout/read";
import { AtTheDock } from "../outings/at-the-dock";
import { PageHeading } from "../ui/page-heading";
import { AccountInformation } from "./account-information";
import { DashboardCards } from "./dashboard-cards";
import { DashboardComing } from "./dashboard-coming";
import { DashboardOutings } from "./dashboard-outings";
import { OffersOnTop, WishesBelow } from "./dashboard-waitlist";
import { StandingNotices } from "./standing-notices";
import { type DashboardReads, useDashboardReads } from "./use-dashboard-reads";
import { WithMember } from "./with-member";

/** The member's and manager's home. */
export function DashboardPage() {
  return <WithMember>{(member) => <Dashboard member={member} />}</WithMember>;
}

function Dashboard({ member }: { member: MemberView }) {
  const now = useClubClock();
  const standing = standingOf(member);
  const reads = useDashboardReads(member);
  const heading = standing === "manager" ? "Manager Dashboard" : "Member Dashboard";
  return (
    <div className="page-width grid gap-6 py-8 *:min-w-0 sm:gap-8 sm:py-10">
      <PageHeading title={heading} lead={`${greeting(now.minutes)}, ${member.firstName}.`} />
      <BelowAnnouncements
        coming={<DashboardComing />}
        ready={!reads.coming}
        above={<AboveNews member={member} reads={reads} />}
      >
        <BelowNews member={member} reads={reads} />
      </BelowAnnouncements>
    </div>
  );
}

interface PartsProps {
  member: MemberView;
  reads: DashboardReads;
}

/** Whoever stands at the dock presses first, and reads the news afterwards. */
function AboveNews({ member, reads }: PartsProps) {
  const approved = isApproved(standingOf(member));
  return (
    <>
      {approved && (
        <>
          <OffersOnTop read={reads.wishes} unlimited={isUnlimited(member.hoursRemaining)} />
          <Read of={reads.outings} failure="The outing log did not load">
            {(outings) => <AtTheDock memberId={member.id} outings={outings} />}
          </Read>
        </>
      )}
      <ClosureNotice />
    </>
  );
}

function BelowNews({ member, reads }: PartsProps) {
  return (
    <>
      <StandingNotices member={member} />
      <DashboardOutings member={member} reads={reads} />
      {isApproved(standingOf(member)) && <WishesBelow read={reads.wishes} />}
      <DashboardCards standing={standingOf(member)} paused={isPaused(member)} />
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <AccountInformation member={member} />
        <SecuritySettings />
      </div>
    </>
  );
}

/** "Good morning" until noon, "Good afternoon" until 5 PM, then "Good evening", by club time. */
function greeting(minutes: number): string {
  if (minutes < 12 * 60) return "Good morning";
  return minutes < 17 * 60 ? "Good afternoon" : "Good evening";
}

import { Link } from "wouter";
import { hasEmergencyContact } from "../../shared/members/emergency-contact";
import type { MemberView } from "../../shared/members/member-views";
import { isApproved, isPaused, standingOf } from "../../shared/members/standing";
import { approvalTime } from "../../shared/profile/club-profile";
import { feeEndsSoon } from "../../shared/season/fee-words";
import { useClubClock } from "../clock/club-clock";
import { paths } from "../paths";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { Notice } from "../ui/notice";

interface StandingNoticesProps {
  member: MemberView;
  /** The screen with the change form; left out where the form stands below. */
  passwordPath?: string;
}

/** What a member should know before anything else: waiting, paused, or on a handed-out password. */
export function StandingNotices({ member, passwordPath }: StandingNoticesProps) {
  const pending = !isApproved(standingOf(member));
  const paused = isPaused(member);
  const { today } = useClubClock();
  const { feePaidUntil } = member;
  const mayBuy = !pending && !paused;
  const feeEnds = mayBuy && feePaidUntil !== undefined && feeEndsSoon(feePaidUntil, today);
  const spent = mayBuy && member.hoursRemaining === 0;
  return (
    <div className="grid gap-3 empty:hidden">
      {pending && (
        <Notice kind="careful" title="Pending Approval">
          Your membership is waiting for an admin. This takes {approvalTime}, and we will send you
          an email. Booking boats and buying hours open with it. Until then you can{" "}
          <Link to={paths.boats} className="text-link">
            look at the boats
          </Link>
          , read{" "}
          <Link to={paths.faq} className="text-link">
            how things work
          </Link>{" "}
          and see{" "}
          <Link to={paths.pricing} className="text-link">
            what hours cost
          </Link>
          .
        </Notice>
      )}
      {paused && (
        <Notice kind="careful" title="Your membership is paused">
          You can still cancel bookings. To book boats or buy hours again, please contact the club.
        </Notice>
      )}
      {!pending && !hasEmergencyContact(member) && (
        <Notice kind="info">
          Whom may the club call if you are not back in time?{" "}
          <Link to={`${paths.account}#emergency-contact`} className="text-link font-semibold">
            Add an emergency contact
          </Link>
        </Notice>
      )}
      {feeEnds && <FeeNotice feePaidUntil={feePaidUntil} />}
      {spent && (
        <Notice
          kind="info"
          title="You have no hours"
          action={
            <Link to={paths.myHours} className="text-link font-semibold">
              See what hours cost
            </Link>
          }
        >
          You can book as soon as you have some.
        </Notice>
      )}
      {member.temporaryPassword && (
        <Notice
          kind="info"
          title="You are still using a temporary password"
          action={<ChoosePassword path={passwordPath} />}
        >
          It was handed out by the club, so someone else may know it.
        </Notice>
      )}
    </div>
  );
}

// Most clubs have no seasons, and most members paid long before their end.
const FeeNotice = lazyPart(
  async () => (await import("./fee-notice")).FeeNotice,
  <Skeleton className="h-30" />,
);

function ChoosePassword({ path }: { path: string | undefined }) {
  const look = { className: "text-link font-semibold", children: "Choose your own password" };
  return path ? <Link to={path} {...look} /> : <a href="#security-settings" {...look} />;
}

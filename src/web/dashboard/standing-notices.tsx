import { Link } from "wouter";
import { feeEndsSoon } from "../../shared/fees/fee-words";
import { hasEmergencyContact } from "../../shared/members/emergency-contact";
import type { MemberView } from "../../shared/members/member-views";
import { isApproved, isPaused, roleOf } from "../../shared/members/role";
import { useClubClock } from "../clock/club-clock";
import { paths } from "../paths";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { Notice, type NoticeFrame } from "../ui/notice";

interface StandingNoticesProps {
  member: MemberView;
  /** The screen with the change form; left out where the form stands below. */
  passwordPath?: string;
  frame?: NoticeFrame;
}

/** What a member should see to some day: whom to call, the fee, a handed-out password. */
export function StandingNotices({ member, passwordPath, frame = Notice }: StandingNoticesProps) {
  const Frame = frame;
  const approved = isApproved(roleOf(member));
  const { today } = useClubClock();
  const { feePaidUntil } = member;
  const mayBuy = approved && !isPaused(member);
  const feeEnds = mayBuy && feePaidUntil !== undefined && feeEndsSoon(feePaidUntil, today);
  return (
    <div className="grid gap-2 empty:hidden">
      {approved && !hasEmergencyContact(member) && (
        <Frame
          kind="info"
          title="No emergency contact yet"
          action={
            <Link to={`${paths.account}#emergency-contact`} className="text-link font-semibold">
              Add an emergency contact
            </Link>
          }
        >
          Whom may the club call if you are not back in time?
        </Frame>
      )}
      {feeEnds && <FeeNotice feePaidUntil={feePaidUntil} frame={frame} />}
      {member.temporaryPassword && (
        <Frame
          kind="info"
          title="You are still using a temporary password"
          action={<ChoosePassword path={passwordPath} />}
        >
          It was handed out by the club, so someone else may know it.
        </Frame>
      )}
    </div>
  );
}

// Most clubs have no seasons, and most members paid long before their end.
const FeeNotice = lazyPart(
  async () => (await import("./fee-notice")).FeeNotice,
  <Skeleton className="h-11" />,
);

function ChoosePassword({ path }: { path: string | undefined }) {
  const look = { className: "text-link font-semibold", children: "Choose your own password" };
  return path ? <Link to={path} {...look} /> : <a href="#security-settings" {...look} />;
}

/** What a paused member may still do. */
export function PausedNotice() {
  return (
    <Notice kind="careful" title="Your membership is paused">
      You can still cancel bookings. To book boats or buy hours again, please contact the club.
    </Notice>
  );
}

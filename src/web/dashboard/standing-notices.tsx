import { Link } from "wouter";
import { club } from "../../shared/club";
import type { MemberView } from "../../shared/members/member-views";
import { isApproved, isPaused, standingOf } from "../../shared/members/standing";
import { paths } from "../paths";
import { Notice } from "../ui/notice";
import { FeeNotice } from "./fee-notice";

interface StandingNoticesProps {
  member: MemberView;
  /** The screen with the change form; left out where the form stands below. */
  passwordPath?: string;
}

/** What a member should know before anything else: waiting, paused, or on a handed-out password. */
export function StandingNotices({ member, passwordPath }: StandingNoticesProps) {
  const pending = !isApproved(standingOf(member));
  const paused = isPaused(member);
  const spent = !pending && !paused && member.hoursRemaining === 0;
  return (
    <div className="grid gap-3 empty:hidden">
      {pending && (
        <Notice kind="careful" title="Pending Approval">
          Your membership is waiting for an admin. This takes {club.approvalTime}, and we will send
          you an email. Booking boats and buying hours open with it. Until then you can{" "}
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
      <FeeNotice member={member} />
      {spent && (
        <Notice
          kind="info"
          title="Your hours are used up"
          action={
            <Link to={paths.myHours} className="text-link font-semibold">
              See what hours cost
            </Link>
          }
        >
          You can book again as soon as you have some.
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

function ChoosePassword({ path }: { path: string | undefined }) {
  const look = { className: "text-link font-semibold", children: "Choose your own password" };
  return path ? <Link to={path} {...look} /> : <a href="#security-settings" {...look} />;
}

import type { MemberView } from "../../shared/members/member-views";
import { Notice } from "../ui/notice";

/** What a member should know before anything else: waiting, paused, or on a handed-out password. */
export function StandingNotices({ member }: { member: MemberView }) {
  const pending = member.approvalStatus !== "approved";
  if (!pending && member.membershipStatus !== "paused" && !member.temporaryPassword) return null;
  return (
    <div className="grid gap-3">
      {pending && (
        <Notice kind="careful" title="Pending Approval">
          Your membership is waiting for an admin. This takes 1-2 business days, and we will send
          you an email. Booking boats and buying hours open with it.
        </Notice>
      )}
      {member.membershipStatus === "paused" && (
        <Notice kind="careful" title="Your membership is paused">
          You can still cancel bookings. To book boats or buy hours again, please contact the club.
        </Notice>
      )}
      {member.temporaryPassword && (
        <Notice
          kind="info"
          title="You are still using a temporary password"
          action={
            <a href="#security-settings" className="text-link font-semibold">
              Choose your own password
            </a>
          }
        >
          It was handed out by the club, so someone else may know it.
        </Notice>
      )}
    </div>
  );
}

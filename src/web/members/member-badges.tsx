import type { MemberView } from "../../shared/members/member-views";
import { Badge } from "../ui/badge";

/** How a member stands, where it is not the usual. */
export function MemberBadges({ member }: { member: MemberView }) {
  return (
    <>
      {member.isAdmin && <Badge tone="cedar">Admin</Badge>}
      {member.isManager && !member.isAdmin && <Badge tone="tide">Manager</Badge>}
      {member.approvalStatus === "pending" && <Badge tone="careful">Pending</Badge>}
      {member.membershipStatus === "paused" && <Badge tone="careful">Paused</Badge>}
      {member.membershipStatus === "inactive" && member.approvalStatus !== "pending" && (
        <Badge>Inactive</Badge>
      )}
    </>
  );
}

import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { Button } from "../ui/button";
import { useMemberActions } from "./use-member-actions";

/** Lets an applicant in, at one press. */
export function ApproveButton({ member }: { member: MemberView }) {
  const { act, pending } = useMemberActions(member).approve;
  return (
    <Button
      size="small"
      pending={pending}
      pendingLabel="Approving..."
      onClick={() => act({ id: member.id })}
    >
      Approve <span className="sr-only">{fullName(member)}</span>
    </Button>
  );
}

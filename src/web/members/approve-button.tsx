import { useState } from "react";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { Button } from "../ui/button";
import { useMemberActions } from "./use-member-actions";

/** Lets an applicant in, at one press. */
export function ApproveButton({ member }: { member: MemberView }) {
  const { approve } = useMemberActions();
  const [approving, setApproving] = useState(false);

  async function approveNow() {
    setApproving(true);
    await approve(member);
    setApproving(false);
  }

  return (
    <Button size="small" pending={approving} pendingLabel="Approving..." onClick={approveNow}>
      Approve <span className="sr-only">{fullName(member)}</span>
    </Button>
  );
}

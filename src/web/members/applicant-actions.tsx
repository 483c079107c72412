import { useState } from "react";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { Button } from "../ui/button";
import { ApproveButton } from "./approve-button";
import { useMemberActions } from "./use-member-actions";

interface ApplicantActionsProps {
  member: MemberView;
  onRejected?: () => void;
}

/** Approve at one press; reject asks first, for it removes the account. */
export function ApplicantActions({ member, onRejected }: ApplicantActionsProps) {
  const { reject } = useMemberActions(member);
  const [rejecting, setRejecting] = useState(false);
  const name = fullName(member);

  async function rejectNow() {
    if (await reject.act({ id: member.id })) onRejected?.();
  }

  return (
    <div className="flex gap-2">
      <ApproveButton member={member} />
      <Button size="small" variant="secondary" onClick={() => setRejecting(true)}>
        Reject <span className="sr-only">{name}</span>
      </Button>
      <ConfirmDialog
        open={rejecting}
        onOpenChange={setRejecting}
        title={`Reject ${name}?`}
        confirmLabel="Reject"
        pendingLabel="Rejecting..."
        cancelLabel="Keep waiting"
        onConfirm={rejectNow}
      >
        This removes the account of {name} ({member.email}) and tells them by email. They may apply
        again later.
      </ConfirmDialog>
    </div>
  );
}

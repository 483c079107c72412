import { useState } from "react";
import type { MemberView } from "../../shared/members/member-views";
import { Button } from "../ui/button";
import { fullName } from "./search-members";
import { useMemberActions } from "./use-member-actions";

export type MemberDialog = "add" | "subtract" | "reset";

interface MemberRowActionsProps {
  member: MemberView;
  onOpen: (dialog: MemberDialog) => void;
}

export function MemberRowActions({ member, onOpen }: MemberRowActionsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <DialogButton label="Add Hours" member={member} onOpen={() => onOpen("add")} />
      <DialogButton label="Subtract Hours" member={member} onOpen={() => onOpen("subtract")} />
      <DialogButton label="Reset Password" member={member} onOpen={() => onOpen("reset")} />
      <PauseButton member={member} />
    </div>
  );
}

interface DialogButtonProps {
  label: string;
  member: MemberView;
  onOpen: () => void;
}

function DialogButton({ label, member, onOpen }: DialogButtonProps) {
  return (
    <Button size="small" variant="secondary" className="max-sm:px-1" onClick={onOpen}>
      {label} <span className="sr-only">{fullName(member)}</span>
    </Button>
  );
}

function PauseButton({ member }: { member: MemberView }) {
  const { pauseOrStart } = useMemberActions();
  const [pending, setPending] = useState(false);

  async function toggle() {
    setPending(true);
    await pauseOrStart(member);
    setPending(false);
  }

  return (
    <Button
      size="small"
      variant="secondary"
      className="min-w-20"
      pending={pending}
      onClick={toggle}
    >
      {member.membershipStatus === "active" ? "Pause" : "Start"}{" "}
      <span className="sr-only">{fullName(member)}</span>
    </Button>
  );
}

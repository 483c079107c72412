import { useState } from "react";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { Button } from "../ui/button";
import { useMemberActions } from "./use-member-actions";

export function PauseButton({ member }: { member: MemberView }) {
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

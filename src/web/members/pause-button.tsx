import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { Button } from "../ui/button";
import { useMemberActions } from "./use-member-actions";

export function PauseButton({ member }: { member: MemberView }) {
  const { act, pending } = useMemberActions(member).pauseOrStart;
  return (
    <Button
      size="small"
      variant="secondary"
      className="min-w-20"
      pending={pending}
      onClick={() => act({ id: member.id })}
    >
      {member.membershipStatus === "active" ? "Pause" : "Start"}{" "}
      <span className="sr-only">{fullName(member)}</span>
    </Button>
  );
}

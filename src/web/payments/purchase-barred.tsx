import type { Role } from "../../shared/members/role";
import { approvalTime } from "../../shared/profile/club-profile";
import { LoginLink } from "../layout/login-link";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

interface PurchaseBarredProps {
  role: Role;
  paused: boolean;
}

/** Says to those who may not buy why, and what to do about it. */
export function PurchaseBarred({ role, paused }: PurchaseBarredProps) {
  if (role === "visitor") {
    return (
      <Notice action={<LoginLink>Login to Purchase</LoginLink>}>
        Hours are sold to members only.
      </Notice>
    );
  }
  if (role === "pending") {
    return (
      <Notice kind="careful" action={<Button disabled>Pending Approval</Button>}>
        You can buy hours as soon as an admin has approved your membership, within {approvalTime}.
      </Notice>
    );
  }
  if (!paused) return null;
  return (
    <Notice kind="careful" title="Your membership is paused">
      You cannot buy hours until it is started again. Please ask the club.
    </Notice>
  );
}

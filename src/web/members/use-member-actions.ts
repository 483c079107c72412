import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { showToast } from "../ui/toasts/toast-store";

/**
 * What admins do to a member at one press; each says how it went. A password that is reset is said
 * only once, in the answer and its toast.
 */
export function useMemberActions(member: MemberView) {
  const name = fullName(member);
  const approving = trpc.admin.approveMember.useMutation({
    ...readFirst,
    onSuccess: () =>
      showToast({
        title: "Member Approved",
        description: `${name} can now book boats and buy hours.`,
      }),
  });
  const rejecting = trpc.admin.rejectMember.useMutation({
    ...readFirst,
    onSuccess: () =>
      showToast({ title: "Member Rejected", description: `The account of ${name} was removed.` }),
  });
  const pausing = trpc.admin.pauseMember.useMutation({
    ...readFirst,
    onSuccess: ({ message, member: now }) => {
      const paused = now.membershipStatus === "paused";
      showToast({
        title: paused ? "Membership Paused" : "Membership Started",
        description: message,
      });
    },
  });
  const resetting = trpc.admin.resetMemberPassword.useMutation({
    ...readFirst,
    onSuccess: ({ tempPassword }) =>
      showToast({
        title: "Password Reset",
        description: `Temporary password for ${name}: ${tempPassword}`,
      }),
  });
  return {
    approve: useAct(approving, { toast: "Failed to approve member" }),
    reject: useAct(rejecting, { toast: "Failed to reject member" }),
    pauseOrStart: useAct(pausing, { toast: "Failed to pause/unpause member" }),
    resetPassword: useAct(resetting, { toast: "Failed to reset password" }),
  };
}

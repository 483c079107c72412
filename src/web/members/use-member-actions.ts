import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { readFirst } from "../calls/read-after-writes";
import { showToast } from "../ui/toasts/toast-store";

/** What admins do to a member at one press; each says how it went. */
export function useMemberActions() {
  const approving = trpc.admin.approveMember.useMutation(readFirst);
  const rejecting = trpc.admin.rejectMember.useMutation(readFirst);
  const pausing = trpc.admin.pauseMember.useMutation(readFirst);
  const resetting = trpc.admin.resetMemberPassword.useMutation(readFirst);

  async function attempt<Answer>(failure: string, act: () => Promise<Answer>) {
    try {
      return await act();
    } catch (error) {
      const description = failureSentence(error, "Please try again.");
      showToast({ title: failure, description, variant: "destructive" });
      return null;
    }
  }

  return {
    approve: (member: MemberView) =>
      attempt("Failed to approve member", async () => {
        await approving.mutateAsync({ id: member.id });
        showToast({
          title: "Member Approved",
          description: `${fullName(member)} can now book boats and buy hours.`,
        });
      }),

    /** Gives true once the account is gone. */
    reject: (member: MemberView) =>
      attempt("Failed to reject member", async () => {
        await rejecting.mutateAsync({ id: member.id });
        showToast({
          title: "Member Rejected",
          description: `The account of ${fullName(member)} was removed.`,
        });
        return true;
      }),

    pauseOrStart: (member: MemberView) =>
      attempt("Failed to pause/unpause member", async () => {
        const { message, member: now } = await pausing.mutateAsync({ id: member.id });
        const paused = now.membershipStatus === "paused";
        showToast({
          title: paused ? "Membership Paused" : "Membership Started",
          description: message,
        });
      }),

    /** Gives the new temporary password, which the server says only once; null when refused. */
    resetPassword: (member: MemberView) =>
      attempt("Failed to reset password", async () => {
        const { tempPassword } = await resetting.mutateAsync({ id: member.id });
        showToast({
          title: "Password Reset",
          description: `Temporary password for ${fullName(member)}: ${tempPassword}`,
        });
        return tempPassword;
      }),
  };
}

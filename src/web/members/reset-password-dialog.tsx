import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { useMemberActions } from "./use-member-actions";

interface ResetPasswordDialogProps {
  member: MemberView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Told the new temporary password. */
  onReset: (tempPassword: string | null) => void;
}

export function ResetPasswordDialog({ member, onReset, ...dialog }: ResetPasswordDialogProps) {
  const { resetPassword } = useMemberActions(member);

  async function reset() {
    const done = await resetPassword.act({ id: member.id });
    onReset(done?.tempPassword ?? null);
  }

  return (
    <ConfirmDialog
      {...dialog}
      title={`Reset the password of ${fullName(member)}?`}
      confirmLabel="Reset Password"
      pendingLabel="Resetting..."
      cancelLabel="Keep it as it is"
      onConfirm={reset}
    >
      {fullName(member)} is signed out everywhere, their calendar addresses end, and they get a
      temporary password, which you will see once and pass on.
    </ConfirmDialog>
  );
}

import { isUnlimited } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { showToast } from "../ui/toasts/toast-store";

interface UnlimitedDialogProps {
  member: MemberView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes a member unlimited, or ends it, once that is confirmed. */
export function UnlimitedDialog({ member, open, onOpenChange }: UnlimitedDialogProps) {
  const making = trpc.admin.makeUnlimited.useMutation(readFirst);
  const ending = trpc.admin.endUnlimited.useMutation(readFirst);
  const { id, hoursRemaining } = member;
  const name = fullName(member);

  if (isUnlimited(hoursRemaining)) {
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        title={`End the unlimited hours of ${name}?`}
        confirmLabel="End them"
        pendingLabel="Ending..."
        cancelLabel="Keep them"
        onConfirm={async () => {
          await ending.mutateAsync({ id });
          showToast({ title: "Unlimited Ended", description: `${name} spends hours again.` });
        }}
      >
        From then on each booking costs hours. What {name} bought or was given besides stays, and so
        do bookings already made.
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Make ${name} unlimited?`}
      confirmLabel="Make unlimited"
      pendingLabel="Saving..."
      cancelLabel="Leave as it is"
      tone="primary"
      onConfirm={async () => {
        await making.mutateAsync({ id });
        showToast({ title: "Unlimited", description: `${name} books without spending hours.` });
      }}
    >
      Bookings then cost {name} nothing, until an admin ends it. Hours of their own stay as they
      are.
    </ConfirmDialog>
  );
}

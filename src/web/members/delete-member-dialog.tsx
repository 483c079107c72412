import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { useAct } from "../layout/use-act";
import { dataOf, useRead } from "../layout/use-read";
import { Skeleton } from "../ui/loading/skeleton";
import { showToast } from "../ui/toasts/toast-store";
import { deletionWords } from "./deletion-words";

interface DeleteMemberDialogProps {
  member: MemberView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks first, with what goes with the member (rules, Standing). */
export function DeleteMemberDialog({ member, onDeleted, ...dialog }: DeleteMemberDialogProps) {
  const deleting = trpc.admin.deleteMember.useMutation({
    onSuccess: ({ deletedMember }) => {
      const description = `The account of ${fullName(deletedMember)} is gone.`;
      showToast({ title: "Member Deleted", description });
      onDeleted?.();
    },
  });
  const { act } = useAct(deleting, { toast: "Failed to delete member" });

  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete ${fullName(member)}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelLabel="Keep the account"
      onConfirm={() => act({ id: member.id })}
    >
      <Consequences member={member} />
      <p className="pt-3">
        {fullName(member)} ({member.email}) is signed out everywhere and cannot log in again. Past
        outings and payments stay in the books without a name. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}

function Consequences({ member }: { member: MemberView }) {
  const preview = useRead(trpc.admin.deletionPreview.useQuery({ id: member.id }, { gcTime: 0 }));
  if (preview.face === "coming") return <Skeleton className="h-6 w-full" />;
  const words = dataOf(preview);
  if (!words) return <p>Their future bookings are cancelled and their hours closed.</p>;
  return <p className="font-semibold text-ink">{deletionWords(words)}</p>;
}

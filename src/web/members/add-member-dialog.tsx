import { fullName } from "../../shared/members/full-name";
import type { CreateMemberInput } from "../../shared/members/member-schemas";
import { trpc } from "../calls/api";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";
import { AddMemberForm } from "./add-member-form";

interface AddMemberDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AddMemberDialog({ open, onOpenChange }: AddMemberDialogProps) {
  const creating = trpc.admin.createMember.useMutation();

  async function create(input: CreateMemberInput) {
    const { member } = await creating.mutateAsync(input);
    showToast({ title: "Member Created", description: `${fullName(member)} can now log in.` });
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add New Member"
      description="For someone who joins at the clubhouse. Give them the password; they can change it."
    >
      <AddMemberForm onSubmit={create} />
    </Dialog>
  );
}

import { addHoursInput } from "../../shared/hours/hour-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { readByScreen } from "../calls/read-after-writes";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";
import { type HoursChange, HoursForm } from "./hours-form";

/** What is on screen is asked for again this long after hours were added (rules, Hours). */
const refetchAfterMs = 1000;
const schema = addHoursInput.omit({ id: true });

interface AddHoursDialogProps {
  member: MemberView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AddHoursDialog({ member, open, onOpenChange }: AddHoursDialogProps) {
  const api = trpc.useUtils();
  const adding = trpc.admin.addHours.useMutation(readByScreen);
  const name = fullName(member);

  async function add(change: HoursChange) {
    const { hoursRemaining } = await adding.mutateAsync({ id: member.id, ...change });
    showToast({
      title: "Hours Added Successfully",
      description: `${formatHours(change.hours)} for ${name}, who now has ${formatHours(hoursRemaining)}.`,
    });
    onOpenChange(false);
    setTimeout(() => void api.invalidate(), refetchAfterMs);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Add hours for ${name}`}
      description={`Balance now: ${formatHours(member.hoursRemaining)}. Added hours last one year.`}
    >
      <HoursForm
        draft={`more hours ${member.id}`}
        schema={schema}
        defaultReason=""
        submitLabel="Add Hours"
        pendingLabel="Adding..."
        failure="Failed to Add Hours"
        onSubmit={add}
      />
    </Dialog>
  );
}

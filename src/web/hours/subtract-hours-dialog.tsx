import { subtractHoursInput } from "../../shared/hours/hour-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";
import { type HoursChange, HoursForm } from "./hours-form";

interface SubtractHoursDialogProps {
  member: MemberView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SubtractHoursDialog({ member, open, onOpenChange }: SubtractHoursDialogProps) {
  const subtracting = trpc.admin.subtractHours.useMutation();
  const name = fullName(member);

  async function subtract(change: HoursChange) {
    const { hoursRemaining } = await subtracting.mutateAsync({ id: member.id, ...change });
    showToast({
      title: "Hours Subtracted",
      description: `${formatHours(change.hours)} from ${name}, who now has ${formatHours(hoursRemaining)}.`,
    });
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Subtract hours from ${name}`}
      description={`Balance now: ${formatHours(member.hoursRemaining)}.`}
    >
      <HoursForm
        draft={`fewer hours ${member.id}`}
        schema={atMost(member.hoursRemaining)}
        defaultReason="Hours subtracted by admin"
        submitLabel="Subtract Hours"
        pendingLabel="Subtracting..."
        failure="Failed to subtract hours"
        onSubmit={subtract}
      />
    </Dialog>
  );
}

/** Not more than the member has, in the documented words. */
function atMost(hoursRemaining: number) {
  return subtractHoursInput.omit({ id: true }).refine(({ hours }) => hours <= hoursRemaining, {
    error: `Member only has ${hoursRemaining} hours available.`,
    path: ["hours"],
  });
}

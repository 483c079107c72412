import type { AddBoatInput } from "../../../shared/boats/fleet-schemas";
import { trpc } from "../../calls/api";
import { Dialog } from "../../ui/dialogs/dialog";
import { showToast } from "../../ui/toasts/toast-store";
import { BoatForm } from "./boat-form";

const emptyBoat = {
  name: "",
  description: "",
  category: "single",
  capacity: 2,
  lockCode: "",
  requiredClearance: null,
  lights: false,
} as const;

interface AddBoatDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AddBoatDialog({ open, onOpenChange }: AddBoatDialogProps) {
  const adding = trpc.admin.addBoat.useMutation();

  async function add(input: AddBoatInput) {
    const { boat } = await adding.mutateAsync(input);
    showToast({ title: "Boat Added", description: `${boat.name} is online and can be booked.` });
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Boat"
      description="It is online at once, and members can book it."
    >
      <BoatForm
        boat={emptyBoat}
        submitLabel="Add Boat"
        pendingLabel="Adding..."
        fallback="Failed to add boat"
        onSubmit={add}
      />
    </Dialog>
  );
}

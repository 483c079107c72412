import type { BoatView } from "../../../shared/boats/boat-schemas";
import type { AddBoatInput, BookingDecision } from "../../../shared/boats/fleet-schemas";
import { trpc } from "../../calls/api";
import { Dialog } from "../../ui/dialogs/dialog";
import { showToast } from "../../ui/toasts/toast-store";
import { BoatForm } from "./boat-form";
import { useSettling } from "./use-settling";

interface EditBoatDialogProps {
  boat: BoatView;
  onClose: () => void;
}

/** A new lock code first shows whose bookings it touches: they stay, and are mailed. */
export function EditBoatDialog({ boat, onClose }: EditBoatDialogProps) {
  const editing = trpc.admin.editBoat.useMutation();
  const { settle, dialog } = useSettling();

  async function save(given: AddBoatInput) {
    const apply = async (settlements: BookingDecision[]) => {
      await editing.mutateAsync({ id: boat.id, ...given, settlements });
      showToast({ title: "Boat Saved", description: given.name });
      onClose();
    };
    const newCode = given.lockCode !== (boat.lockCode || null);
    await (newCode ? settle({ ...changingCode(boat), apply }) : apply([]));
  }

  return (
    <>
      <Dialog open onOpenChange={(open) => !open && onClose()} title={`Edit ${boat.name}`}>
        <BoatForm
          boat={formOf(boat)}
          imageUrl={boat.imageUrl}
          submitLabel="Save Boat"
          pendingLabel="Saving..."
          fallback="Failed to save boat"
          onSubmit={save}
        />
      </Dialog>
      {dialog}
    </>
  );
}

const formOf = ({ lockCode, category, ...boat }: BoatView) => ({
  name: boat.name,
  description: boat.description,
  category: category === "single" ? ("single" as const) : ("double" as const),
  capacity: boat.capacity,
  lockCode: lockCode ?? "",
  requiredClearance: boat.requiredClearance,
  lights: boat.lights,
});

const changingCode = ({ id, name }: BoatView) => ({
  boatId: id,
  boatName: name,
  title: `Change the lock code of ${name}?`,
  consequence: "Members who keep their booking on it get a mail that the code is another one.",
  confirmLabel: "Change the code",
  pendingLabel: "Saving...",
  propose: "leave" as const,
});

import { type BoatView, boatView } from "../../../shared/boats/boat-schemas";
import { addBoatInput, type BookingDecision } from "../../../shared/boats/fleet-schemas";
import { kindOf } from "../../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../../shared/profile/club-profile";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { useProfile } from "../../clock/use-profile";
import { ChangedMeanwhile } from "../../layout/changed-meanwhile";
import { useEdit } from "../../layout/use-edit";
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
  const profile = useProfile();
  const editing = trpc.admin.editBoat.useMutation(readFirst);
  const { settle, dialog } = useSettling();

  const { form, save, changed } = useEdit({
    fields: addBoatInput,
    view: boatView,
    standing: boat,
    toForm: (standing) => formOf(standing, profile),
    draft: `boat ${boat.id}`,
    unkept: ["lockCode", "picture"],
    send: async (edit) => {
      const apply = async (settlements: BookingDecision[]) => {
        const saved = await editing.mutateAsync({ id: boat.id, ...edit, settlements });
        showToast({ title: "Boat Saved", description: saved.boat.name });
        onClose();
      };
      await ("lockCode" in edit ? settle({ ...changingCode(boat), apply }) : apply([]));
      return undefined;
    },
    otherwise: "Failed to save boat",
  });

  return (
    <>
      <Dialog open onOpenChange={(open) => !open && onClose()} title={`Edit ${boat.name}`}>
        <BoatForm
          form={form}
          boatName={boat.name}
          imageUrl={boat.imageUrl}
          submitLabel="Save Boat"
          pendingLabel="Saving..."
          onSubmit={save}
        >
          <ChangedMeanwhile of={changed} />
        </BoatForm>
      </Dialog>
      {dialog}
    </>
  );
}

const formOf = ({ lockCode, category, ...boat }: BoatView, profile: ClubProfile) => ({
  name: boat.name,
  description: boat.description,
  category: kindOf(category, profile).key,
  capacity: boat.capacity,
  lockCode: lockCode || null,
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

import { zodResolver } from "@hookform/resolvers/zod";
import { type AddBoatInput, addBoatInput } from "../../../shared/boats/fleet-schemas";
import { kindOf } from "../../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../../shared/profile/club-profile";
import { trpc } from "../../calls/api";
import { useProfile } from "../../clock/use-profile";
import { useKeptForm } from "../../layout/drafts/use-kept-form";
import { refuseIn } from "../../layout/refuse-in";
import { useAct } from "../../layout/use-act";
import { Dialog } from "../../ui/dialogs/dialog";
import { showToast } from "../../ui/toasts/toast-store";
import { type BoatFields, BoatForm } from "./boat-form";

const emptyBoatOf = ({ boatKinds: [kind] }: ClubProfile) => ({
  name: "",
  description: "",
  category: kind?.key ?? "",
  capacity: kind?.people[1] ?? 1,
  lockCode: null,
  requiredClearance: null,
  lights: false,
});

interface AddBoatDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AddBoatDialog({ open, onOpenChange }: AddBoatDialogProps) {
  const profile = useProfile();
  const form = useKeptForm<BoatFields, AddBoatInput>({
    draft: "boat",
    unkept: ["lockCode", "picture"],
    resolver: zodResolver(addBoatInput),
    defaultValues: emptyBoatOf(profile),
  });
  const { dirtyFields } = form.formState;
  // What somebody has typed stays.
  const fillCapacity = (key: string) => {
    if (!dirtyFields.capacity) form.setValue("capacity", kindOf(key, profile).people[1]);
  };
  const adding = trpc.admin.addBoat.useMutation({
    onSuccess: ({ boat }) => {
      showToast({ title: "Boat Added", description: `${boat.name} is online and can be booked.` });
      onOpenChange(false);
    },
  });
  const add = useAct(adding, { form: refuseIn(form), otherwise: "Failed to add boat" });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Boat"
      description="It is online at once, and members can book it."
    >
      <BoatForm
        form={form}
        boatName=""
        submitLabel="Add Boat"
        pendingLabel="Adding..."
        onKind={fillCapacity}
        onSubmit={form.handleSubmit(add.act)}
      />
    </Dialog>
  );
}

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import { type BlockBoatInput, blockBoatInput } from "../../../shared/boats/fleet-schemas";
import { trpc } from "../../calls/api";
import { useClubClock } from "../../clock/club-clock";
import { useKeptForm } from "../../layout/drafts/use-kept-form";
import { refuseIn } from "../../layout/refuse-in";
import { useAct } from "../../layout/use-act";
import { Dialog } from "../../ui/dialogs/dialog";
import { fieldOf } from "../../ui/forms/field-of";
import { FormEnd } from "../../ui/forms/form-end";
import { TextField } from "../../ui/forms/text-field";
import { showToast } from "../../ui/toasts/toast-store";
import { blockDays } from "./block-days";
import { useSettling } from "./use-settling";

interface BlockBoatDialogProps {
  boat: BoatView;
  onClose: () => void;
}

/** Days on which a boat cannot be booked, and why; the bookings that lie there come next. */
export function BlockBoatDialog({ boat, onClose }: BlockBoatDialogProps) {
  const { today } = useClubClock();
  const { block, dialog } = useBlocking(boat, onClose);
  const form = useKeptForm<z.input<typeof blockBoatInput>, BlockBoatInput>({
    draft: `block ${boat.id}`,

    resolver: zodResolver(blockBoatInput),
    defaultValues: { boatId: boat.id, startDate: today, endDate: today, reason: "" },
  });
  const field = fieldOf(form);
  const blocking = useAct(useMutation({ mutationFn: block }), {
    form: refuseIn(form, "endDate"),
    otherwise: "Failed to block the boat",
  });

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={`Block ${boat.name}`}
        description="Nobody can book it on these days, the last one included."
      >
        <form
          onSubmit={form.handleSubmit(blocking.act)}
          noValidate
          className="grid gap-4 sm:grid-cols-2"
        >
          <TextField label="First day" type="date" {...field("startDate")} />
          <TextField label="Last day" type="date" {...field("endDate")} />
          <TextField
            label="Reason"
            className="sm:col-span-2"
            help="Members see it in their mail, such as: the rigging is being repaired"
            {...field("reason")}
          />
          <FormEnd form={form} pendingLabel="Blocking...">
            Block Boat
          </FormEnd>
        </form>
      </Dialog>
      {dialog}
    </>
  );
}

function useBlocking({ id, name }: BoatView, onBlocked: () => void) {
  const blocking = trpc.admin.blockBoat.useMutation();
  const { settle, dialog } = useSettling();

  const block = ({ startDate, endDate, reason }: BlockBoatInput) =>
    settle({
      boatId: id,
      boatName: name,
      startDate,
      endDate,
      title: `Block ${name}?`,
      consequence: `Nobody can book it ${blockDays({ startDate, endDate })}: ${reason}.`,
      confirmLabel: "Block Boat",
      pendingLabel: "Blocking...",
      propose: "move",
      apply: async (settlements) => {
        await blocking.mutateAsync({ boatId: id, startDate, endDate, reason, settlements });
        const description = `${name}, ${blockDays({ startDate, endDate })}`;
        showToast({ title: "Boat Blocked", description });
        onBlocked();
      },
    });

  return { block, dialog };
}

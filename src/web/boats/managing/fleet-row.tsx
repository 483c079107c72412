import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import type { BookingDecision } from "../../../shared/boats/fleet-schemas";
import { kindOf, kindWord } from "../../../shared/profile/boat-kinds";
import { trpc } from "../../calls/api";
import { useProfile } from "../../clock/use-profile";
import { useAct } from "../../layout/use-act";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { LockCode } from "../../ui/lock-code";
import { showToast } from "../../ui/toasts/toast-store";
import { BoatPicture } from "../boat-picture";
import { BlockBoatDialog } from "./block-boat-dialog";
import { BoatSwitch } from "./boat-switch";
import { EditBoatDialog } from "./edit-boat-dialog";
import { useSettling } from "./use-settling";

/** One boat of the fleet as its admins keep it. */
export function FleetRow({ boat }: { boat: BoatView }) {
  const [open, setOpen] = useState<"edit" | "block" | null>(null);
  const close = () => setOpen(null);
  const { retire, bringBack, dialog } = useRetiring(boat);
  const name = <span className="sr-only">{boat.name}</span>;
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center">
      <BoatIdentity boat={boat} />
      <div className="justify-self-start">
        {boat.managerDisabled ? <Badge>Retired</Badge> : <BoatSwitch boat={boat} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => setOpen("edit")}>
          Edit {name}
        </Button>
        {boat.managerDisabled ? (
          <Button size="small" variant="secondary" onClick={() => bringBack.act()}>
            Bring back {name}
          </Button>
        ) : (
          <>
            <Button size="small" variant="secondary" onClick={() => setOpen("block")}>
              Block {name}
            </Button>
            <Button size="small" variant="secondary" onClick={() => retire.act()}>
              Retire {name}
            </Button>
          </>
        )}
      </div>
      {open === "edit" && <EditBoatDialog boat={boat} onClose={close} />}
      {open === "block" && <BlockBoatDialog boat={boat} onClose={close} />}
      {dialog}
    </li>
  );
}

function BoatIdentity({ boat }: { boat: BoatView }) {
  const profile = useProfile();
  return (
    <div className="flex min-w-0 items-center gap-4 max-xs:flex-wrap">
      <BoatPicture
        boat={boat}
        className={`aspect-4/3 w-20 shrink-0 rounded-md object-cover sm:w-24 ${boat.available && !boat.managerDisabled ? "" : "opacity-60 grayscale"}`}
      />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-lg">{boat.name}</h3>
        <p className="text-ink-soft text-sm">
          {kindWord(kindOf(boat.category, profile))} · up to{" "}
          {boat.capacity === 1 ? "1 person" : `${boat.capacity} people`}
          {boat.requiredClearance !== null && ` · asks for ${boat.requiredClearance}`}
          {boat.lights && " · lights"}
        </p>
        <p className="text-sm">
          {boat.lockCode ? (
            <>
              Lock code <LockCode code={boat.lockCode} label="" />
            </>
          ) : (
            <span className="text-ink-soft">No lock code</span>
          )}
        </p>
      </div>
    </div>
  );
}

function useRetiring({ id, name }: BoatView) {
  const editing = trpc.admin.editBoat.useMutation();
  const { settle, dialog } = useSettling();

  const putAway = async (managerDisabled: boolean, settlements: BookingDecision[]) => {
    await editing.mutateAsync({ id, managerDisabled, settlements });
    showToast(
      managerDisabled
        ? { title: "Boat Retired", description: `Members no longer see ${name}.` }
        : { title: "Boat Brought Back", description: `Members see ${name} again.` },
    );
  };

  const retiring = {
    boatId: id,
    boatName: name,
    title: `Retire ${name}?`,
    consequence: "Members no longer see it. Its past outings stay in the books.",
    confirmLabel: "Retire",
    pendingLabel: "Retiring...",
    propose: "move" as const,
    alwaysAsk: true,
    apply: (settlements: BookingDecision[]) => putAway(true, settlements),
  };

  const retire = useAct(useMutation({ mutationFn: () => settle(retiring) }), {
    toast: "Failed to retire the boat",
  });
  const bringBack = useAct(useMutation({ mutationFn: () => putAway(false, []) }), {
    toast: "Failed to bring the boat back",
  });
  return { retire, bringBack, dialog };
}

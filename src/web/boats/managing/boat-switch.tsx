import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import type { BookingDecision } from "../../../shared/boats/fleet-schemas";
import { trpc } from "../../calls/api";
import { refusalCode } from "../../calls/failure-sentence";
import { readFirst } from "../../calls/read-after-writes";
import { useAct } from "../../layout/use-act";
import { useSignedIn } from "../../signed-in";
import { lazyDialog } from "../../ui/dialogs/lazy-dialog";
import { showToast } from "../../ui/toasts/toast-store";
import { useSettling } from "./use-settling";

const OnlineAnywayDialog = lazyDialog(
  async () => (await import("./online-anyway-dialog")).OnlineAnywayDialog,
);

/**
 * Takes a boat online or offline. An admin is asked what becomes of the bookings ahead; a manager
 * leaves them in place (rules, Boats). A retired boat cannot be switched.
 */
export function BoatSwitch({ boat }: { boat: BoatView }) {
  const { pending, turn, dialog } = useBoatSwitch(boat);
  const online = boat.available && !boat.managerDisabled;
  return (
    <>
      <span className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm">
        <button
          type="button"
          role="switch"
          aria-checked={online}
          disabled={pending || boat.managerDisabled}
          aria-label={`${boat.name} online`}
          onClick={() => turn(!online)}
          className="group h-7 w-12 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-checked:border-kelp aria-checked:bg-kelp"
        >
          <span className="block size-5 translate-x-1 rounded-full bg-line-strong transition-transform group-aria-checked:translate-x-6 group-aria-checked:bg-surface" />
        </button>
        <span aria-hidden="true" className="min-w-14">
          {online ? "Online" : "Offline"}
        </span>
      </span>
      {dialog}
    </>
  );
}

/** Turns a boat on or off and says so; `dialog` is to be shown beside its control. */
export function useBoatSwitch({ id, name }: Pick<BoatView, "id" | "name">) {
  const { role, loading } = useSignedIn();
  const switching = trpc.admin.switchBoat.useMutation(readFirst);
  const toggling = trpc.boats.toggle.useMutation(readFirst);
  const { settle, dialog } = useSettling();
  const [unusable, setUnusable] = useState(false);

  async function apply(available: boolean, settlements: BookingDecision[], confirm?: true) {
    const change = { id, available, ...(confirm && { confirm }) };
    if (role === "admin") await switching.mutateAsync({ ...change, settlements });
    else await toggling.mutateAsync(change);
    const description = available ? "Members can book it again." : "Nobody can book it now.";
    showToast({ title: `${name} is ${available ? "online" : "offline"}`, description });
  }

  const off = (settlements: BookingDecision[]) => apply(false, settlements);
  const { act: turn, pending } = useAct(
    useMutation({
      mutationFn: (available: boolean) =>
        role === "admin" && !available
          ? settle({ ...switchingOff({ id, name }), apply: off })
          : apply(available, []),
      onError: (error) => setUnusable(isAboutDamage(error)),
    }),
    {
      toast: (error) => (isAboutDamage(error) ? undefined : failure),
    },
  );

  const asked = unusable && (
    <OnlineAnywayDialog
      boatName={name}
      onClose={() => setUnusable(false)}
      onConfirm={() => apply(true, [], true)}
    />
  );
  return { pending: pending || loading, turn, dialog: asked || dialog };
}

const failure = "Failed to update boat availability";

const isAboutDamage = (error: unknown) => refusalCode(error) === "DAMAGE_OPEN";

const switchingOff = ({ id, name }: Pick<BoatView, "id" | "name">) => ({
  boatId: id,
  boatName: name,
  title: `Switch ${name} off?`,
  consequence: "Nobody can book it until it is switched on again.",
  confirmLabel: "Switch off",
  pendingLabel: "Switching off...",
  failure,
  propose: "move" as const,
});

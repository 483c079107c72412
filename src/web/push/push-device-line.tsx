import type { PushDeviceView } from "../../shared/push/push-schemas";
import { trpc } from "../calls/api";
import { useClubStamp } from "../clock/use-club-stamp";
import { useAct } from "../layout/use-act";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { showToast } from "../ui/toasts/toast-store";
import { unsubscribe } from "./browser-push";
import { forgetShownDevice } from "./device-choices";

interface PushDeviceLineProps {
  device: PushDeviceView;
  isThisOne: boolean;
  onRemoved: () => void;
}

export function PushDeviceLine({ device, isThisOne, onRemoved }: PushDeviceLineProps) {
  const { id, name, createdAt } = device;
  const stamp = useClubStamp();
  const trial = useAct(
    trpc.auth.tryPushDevice.useMutation({
      onSuccess: () => showToast({ title: "On its way", description: `A message for ${name}.` }),
    }),
    { toast: "Not sent" },
  );
  const removing = useAct(
    trpc.auth.removePushDevice.useMutation({
      onSuccess: async () => {
        onRemoved();
        if (!isThisOne) return;
        forgetShownDevice();
        await unsubscribe();
      },
    }),
    { toast: "Not removed" },
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name} {isThisOne && <Badge tone="tide">This one</Badge>}
        </span>
        <span className="text-ink-soft text-sm">since {stamp(createdAt).words}</span>
      </div>
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          pending={trial.pending}
          onClick={() => trial.act({ id })}
        >
          Try it <span className="sr-only">on {name}</span>
        </Button>
        <Button
          size="small"
          variant="quiet"
          pending={removing.pending}
          onClick={() => removing.act({ id })}
        >
          Remove <span className="sr-only">{name}</span>
        </Button>
      </span>
    </li>
  );
}

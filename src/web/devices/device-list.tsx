import { useState } from "react";
import type { DeviceView } from "../../shared/devices/device-schemas";
import { trpc } from "../calls/api";
import { useClubStamp } from "../clock/use-club-stamp";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { QuietBayLater } from "../ui/illustrations/quiet-bay-later";
import { panelList } from "../ui/panel";

interface DeviceListProps {
  devices: readonly DeviceView[];
  onEnded: (id: number) => void;
}

export function DeviceList({ devices, onEnded }: DeviceListProps) {
  if (devices.length === 0) {
    return (
      <EmptyState title="No tablet yet" illustration={<QuietBayLater className="w-full" />}>
        Any tablet or old computer with a browser will do. Its screen is /dock.
      </EmptyState>
    );
  }
  return (
    <ul className={panelList}>
      {devices.map((device) => (
        <Device key={device.id} device={device} onEnded={onEnded} />
      ))}
    </ul>
  );
}

function Device({ device, onEnded }: { device: DeviceView } & Pick<DeviceListProps, "onEnded">) {
  const { id, name } = device;
  const [asking, setAsking] = useState(false);
  const ending = trpc.admin.endDevice.useMutation();
  const words = useDeviceWords(device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <h2 className="break-words font-sans font-semibold text-base tracking-normal">{name}</h2>
        <p className="text-ink-soft text-sm">{words}</p>
      </div>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        End <span className="sr-only">{name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`End ${name}?`}
        confirmLabel="End it"
        pendingLabel="Ending..."
        onConfirm={async () => {
          await ending.mutateAsync({ id });
          onEnded(id);
        }}
      >
        It goes blank at once, and nothing can be pressed on it. To use it again, pair it anew.
      </ConfirmDialog>
    </li>
  );
}

function useDeviceWords({ pairing, pairedAt, pairingEndsAt, lastHeardAt }: DeviceView): string {
  const stamp = useClubStamp();
  if (pairing === "over") return "It was not paired in time. End it and add it again.";
  if (pairedAt === null) return `Waits to be paired until ${stamp(pairingEndsAt).words}`;
  const heard = lastHeardAt ? `last heard ${stamp(lastHeardAt).words}` : "not heard yet";
  return `Paired ${stamp(pairedAt).words}, ${heard}`;
}

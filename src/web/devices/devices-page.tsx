import { useState } from "react";
import type { AddedDevice } from "../../shared/devices/device-schemas";
import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { AddDeviceForm } from "./add-device-form";
import { DeviceList } from "./device-list";
import { PairingAddress } from "./pairing-address";

/** The tablets at the dock, for the admins. */
export function DevicesPage() {
  const read = useRead(trpc.admin.devices.useQuery(undefined, { staleTime: 0 }));
  const [added, setAdded] = useState<AddedDevice | null>(null);
  return (
    <AdminScreen
      title="Dock tablets"
      lead="A tablet on the wall shows who is out, and rowers launch and land their boats on it. It is signed in as nobody: it knows no codes, no full names and nobody's hours."
    >
      {added && <PairingAddress device={added} onDone={() => setAdded(null)} />}
      <AddDeviceForm onAdded={setAdded} />
      <Read of={read} failure="The tablets did not load" skeleton="h-32">
        {(devices) => (
          <DeviceList
            devices={devices}
            onEnded={(id) => setAdded((shown) => (shown?.id === id ? null : shown))}
          />
        )}
      </Read>
    </AdminScreen>
  );
}

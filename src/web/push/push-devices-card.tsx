import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useAct } from "../layout/use-act";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { type PushAbility, pushAbility, subscribe } from "./browser-push";
import { keepShownDevice, shownDeviceOf } from "./device-choices";
import { installSteps } from "./install-invitation";
import { PushDeviceLine } from "./push-device-line";

interface PushDevicesCardProps {
  memberId: number;
  /** since when in this browser */
  signedInAt: string;
}

/** Which devices of a member show what cannot wait for mail; this one by a press. */
export function PushDevicesCard({ memberId, signedInAt }: PushDevicesCardProps) {
  const devices = useRead(trpc.auth.pushDevices.useQuery());
  const [here, setHere] = useState(() => shownDeviceOf(memberId)?.id);
  return (
    <Card aria-labelledby="push-devices" className="grid gap-4">
      <div>
        <h2 id="push-devices" className="pb-1 text-xl">
          Messages on your devices
        </h2>
        <p className="text-ink-soft text-sm">
          What cannot wait for mail, on your devices at once: a boat that is held for you, an outing
          that is too rough, called off or overdue, your crew, and tomorrow's outing. No code is
          ever shown. At night only what is near comes.
        </p>
      </div>
      <Read of={devices} failure="Your devices did not load" skeleton="h-16">
        {(listed) => (
          <>
            {listed.length > 0 && (
              <ul className="divide-y divide-line border-line border-y">
                {listed.map((device) => (
                  <PushDeviceLine
                    key={device.id}
                    device={device}
                    isThisOne={device.id === here}
                    onRemoved={() => setHere((known) => (known === device.id ? undefined : known))}
                  />
                ))}
              </ul>
            )}
            {!listed.some(({ id }) => id === here) && (
              <ShowHere
                onShown={(id) => {
                  keepShownDevice({ memberId, id, signedInAt });
                  setHere(id);
                }}
              />
            )}
          </>
        )}
      </Read>
    </Card>
  );
}

/** The press that asks the browser, or why there is none. */
function ShowHere({ onShown }: { onShown: (id: number) => void }) {
  const [ability, setAbility] = useState(pushAbility);
  // Read ahead: a press that waits for an answer first may not ask any more.
  const { data: key } = trpc.auth.pushKey.useQuery(undefined, { enabled: ability === "can" });
  const adding = trpc.auth.addPushDevice.useMutation();
  const showing = useAct(
    useMutation({
      mutationFn: async (publicKey: string) => {
        const subscription = await subscribe(publicKey);
        setAbility(pushAbility());
        if (subscription) onShown((await adding.mutateAsync(subscription)).id);
      },
    }),
    { toast: "Not switched on" },
  );
  if (ability !== "can") return <p className="text-ink-soft text-sm">{whyNot[ability]}</p>;
  return (
    <div>
      <Button
        size="small"
        variant="secondary"
        disabled={!key}
        pending={showing.pending}
        onClick={() => key && showing.act(key.publicKey)}
      >
        Show messages on this device
      </Button>
    </div>
  );
}

const whyNot: Record<Exclude<PushAbility, "can">, string> = {
  refused:
    "Your browser does not let the club show messages here. You can allow them in its settings for this site.",
  "install-first": `An iPhone or iPad shows messages of installed apps only. ${installSteps}`,
  cannot: "This browser cannot show messages. Mail comes as before.",
};

import { useState } from "react";
import { useLocation } from "wouter";
import type { DeviceView } from "../../shared/account/account-schemas";
import { useClubStamp } from "../clock/use-club-stamp";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { paths } from "../paths";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";

/** Where a member is signed in, and a way out of all of it. */
export function DevicesCard({ devices }: { devices: readonly DeviceView[] }) {
  const [asking, setAsking] = useState(false);
  const stamp = useClubStamp();
  const [, navigate] = useLocation();
  return (
    <Card aria-labelledby="my-devices">
      <h2 id="my-devices" className="pb-3 text-xl">
        Signed-in devices
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {devices.map((device) => (
          <li
            key={`${device.signedInAt} ${device.name}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              {device.name} {device.current && <Badge tone="tide">This one</Badge>}
            </span>
            <span className="text-ink-soft text-sm">
              since <time dateTime={device.signedInAt}>{stamp(device.signedInAt).words}</time>
            </span>
          </li>
        ))}
      </ul>
      <Button className="mt-4" size="small" variant="secondary" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Log out everywhere?"
        confirmLabel="Log Out Everywhere"
        cancelLabel="Stay Logged In"
        onConfirm={async () => navigate(paths.logoutForced)}
      >
        Every device is signed out, this one too, and every token and calendar address ends. You
        sign in again with your password.
      </ConfirmDialog>
    </Card>
  );
}

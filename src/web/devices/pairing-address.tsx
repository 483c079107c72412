import { type AddedDevice, pairingMinutes } from "../../shared/devices/device-schemas";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { QrCode } from "../ui/qr-code";

interface PairingAddressProps {
  device: AddedDevice;
  onDone: () => void;
}

/** Stays until it is sent away: nobody is told the address again. */
export function PairingAddress({ device, onDone }: PairingAddressProps) {
  const { name, pairingUrl, qrCode } = device;
  return (
    <Notice
      kind="good"
      title={`Open this address on ${name}`}
      action={
        <Button size="small" variant="secondary" onClick={onDone}>
          Done
        </Button>
      }
    >
      <div className="grid gap-3 pt-1">
        <p>
          It works once, within {pairingMinutes} minutes, and is shown only here and now. Opening it
          does nothing yet: press the button on the tablet.
        </p>
        <QrCode code={qrCode} className="w-56 max-w-full rounded-md" />
        <code className="break-all text-base text-ink">{pairingUrl}</code>
      </div>
    </Notice>
  );
}

import { useClubStamp } from "../clock/use-club-stamp";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { nameOfTap, type Tap } from "../taps/taps";

interface LogOutDialogProps {
  taps: readonly Tap[];
  onLogOut: () => void;
  onClose: () => void;
}

/** Names what was pressed and would be lost with the log-out. */
export function LogOutDialog({ taps, onLogOut, onClose }: LogOutDialogProps) {
  const stampOf = useClubStamp();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Log out and forget what waits here?"
      confirmLabel="Log out and forget"
      cancelLabel="Stay logged in"
      onConfirm={async () => onLogOut()}
    >
      <p>The club does not have this yet, and logging out takes it off this phone:</p>
      <ul className="list-disc py-2 pl-5">
        {taps.map((tap) => (
          <li key={tap.key}>
            {nameOfTap(tap)} of {tap.boat}, {stampOf(tap.at).words}
          </li>
        ))}
      </ul>
      <p>If you stay, it is sent as soon as there is a network.</p>
    </ConfirmDialog>
  );
}

import { useClubStamp } from "../clock/use-club-stamp";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { nameOfPendingAction, type PendingAction } from "../offline-queue/pending-actions";

interface LogOutDialogProps {
  actions: readonly PendingAction[];
  onLogOut: () => void;
  onClose: () => void;
}

/** Names what was pressed and would be lost with the log-out. */
export function LogOutDialog({ actions, onLogOut, onClose }: LogOutDialogProps) {
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
        {actions.map((action) => (
          <li key={action.key}>
            {nameOfPendingAction(action)} of {action.boat}, {stampOf(action.at).words}
          </li>
        ))}
      </ul>
      <p>If you stay, it is sent as soon as there is a network.</p>
    </ConfirmDialog>
  );
}

import { ConfirmDialog } from "../../layout/confirm-dialog";

interface OnlineAnywayDialogProps {
  boatName: string;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Asks before a boat goes online that an open report calls unusable. */
export function OnlineAnywayDialog({ boatName, onClose, onConfirm }: OnlineAnywayDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Put ${boatName} online although it is reported unusable?`}
      confirmLabel="Put it online"
      pendingLabel="Putting it online..."
      cancelLabel="Leave it offline"
      onConfirm={onConfirm}
    >
      The report stays open until somebody says that the damage is mended.
    </ConfirmDialog>
  );
}

import { answerReasons } from "../../../shared/slots/slot-answer";
import { outingTimes } from "../../../shared/time/outing-words";
import { useFormats } from "../../clock/use-formats";
import { ConfirmDialog } from "../../layout/confirm-dialog";
import type { JudgedOuting } from "./judge-outing";

interface BookAnywayDialogProps {
  outing: JudgedOuting;
  /** whether it is a booking that would be moved there */
  moves?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an outing that the forecast makes a no-go, where the club advises and refuses nothing. */
export function BookAnywayDialog({ outing, moves, onConfirm, onClose }: BookAnywayDialogProps) {
  const formats = useFormats();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Advised against"
      tone="primary"
      confirmLabel={moves ? "Move anyway" : "Book anyway"}
      pendingLabel={moves ? "Moving..." : "Booking..."}
      cancelLabel="Choose another"
      onConfirm={onConfirm}
    >
      <p>{answerReasons(outing)}</p>
      <p className="pt-3 font-semibold text-ink tabular-nums">
        {outingTimes(outing.span, formats)}
      </p>
    </ConfirmDialog>
  );
}

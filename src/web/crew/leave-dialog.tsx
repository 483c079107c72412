import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { Read } from "../layout/read";
import { dataOf, useRead } from "../layout/use-read";
import { showToast } from "../ui/toasts/toast-store";

interface LeaveDialogProps {
  booking: MemberBookingView;
  onClose: () => void;
}

/** Asks before somebody leaves a crew, and says first what becomes of the hours they paid. */
export function LeaveDialog({ booking, onClose }: LeaveDialogProps) {
  const formats = useFormats();
  const { today } = useClubClock();
  const { id, boat, bookingDate, paid = 0 } = booking;
  const [rower = "Its rower"] = booking.with ?? [];
  const outing = useRead(trpc.bookings.crew.useQuery({ id }));
  const ownEntry = dataOf(outing)?.ownEntry;
  const { mutateAsync: leave } = trpc.bookings.leaveCrew.useMutation({
    ...readFirst,
    onSuccess: () => showToast({ title: "You Left the Crew", description: `${rower} is told.` }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Leave this outing?"
      confirmLabel="Leave"
      pendingLabel="Leaving..."
      cancelLabel="Stay aboard"
      onConfirm={async () => {
        if (ownEntry === undefined) throw new Error("What comes back is not known yet.");
        await leave({ id, crewId: ownEntry });
      }}
    >
      <p className="font-semibold text-ink tabular-nums">
        {boat.name} with {rower}
        <br />
        {outingDay(bookingDate, today)},{" "}
        <span className="inline-block">{outingTimes(booking, formats)}</span>
      </p>
      <div className="pt-3">
        <Read of={outing} failure="What comes back did not load" skeleton="h-12">
          {({ backOnLeaving = 0 }) => <p>{hoursBackWords(paid, backOnLeaving, rower)}</p>}
        </Read>
      </div>
    </ConfirmDialog>
  );
}

function hoursBackWords(paid: number, back: number | null, rower: string): string {
  if (paid === 0) return "It cost you nothing, so nothing comes back.";
  if (back === null) {
    return `Your ${doing(paid, "stay")} paid, because ${rower} has too few hours to pay instead. That comes back when the outing is cancelled or moved.`;
  }
  if (back < paid) {
    return `It is late: of your ${formatHours(paid)}, ${doing(back, "come")} back to your account.`;
  }
  return `Your ${doing(paid, "come")} back to your account.`;
}

/** "1 hour comes", "1.5 hours come". */
const doing = (hours: number, verb: string): string =>
  `${formatHours(hours)} ${hours === 1 ? `${verb}s` : verb}`;

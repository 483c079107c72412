import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { inTheLog, takenBack } from "../offline-queue/pending-actions";
import { showToast, undoToastMs } from "../ui/toasts/toast-store";

/** Writes the outing log at once, and says how it went; a landing can be taken back for ten seconds. */
export function useOutingLog() {
  const undoing = trpc.bookings.undoLanding.useMutation({
    ...readFirst,
    onSuccess: ({ outing }) => showToast({ title: takenBack(outing.boat.name) }),
  });
  const undo = useAct(undoing, { toast: "Not taken back" });
  const landing = trpc.bookings.land.useMutation({
    ...readFirst,
    onSuccess: ({ outing }, { id }) =>
      showToast({
        title: inTheLog(outing.boat.name),
        durationMs: undoToastMs,
        action: { label: "Undo", onPress: () => void undo.act({ id }) },
      }),
  });
  const extending = trpc.bookings.extend.useMutation({
    ...readFirst,
    onSuccess: ({ outing }) => showToast({ title: inTheLog(outing.boat.name) }),
  });
  const land = useAct(landing, { toast: "Not logged" });
  const extend = useAct(extending, { toast: "Not extended" });
  return { land: land.act, extend: extend.act, pending: land.pending || extend.pending };
}

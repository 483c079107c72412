import type { trpc } from "../calls/api";
import { refusalCode } from "../calls/failure-sentence";
import { readFirst } from "../calls/read-after-writes";
import { serverNow } from "../clock/server-clock";
import { showToast, undoToastMs } from "../ui/toasts/toast-store";
import { inTheLog, isUndoable, type PendingAction, takeBack, takenBack } from "./pending-actions";
import { timeOfPendingAction } from "./send-actions";

type Client = ReturnType<typeof trpc.useUtils>["client"];

/** A connection that says nothing for so long is tried anew. */
const patienceMs = 20_000;

/**
 * Sends an action with the time of the press, and says how it went; for ten seconds what was
 * pressed can be taken back. A member's is done for nobody else. Throws why it did not go.
 */
export async function sendAction(
  client: Client,
  pendingAction: PendingAction,
  memberId?: number,
): Promise<void> {
  const context = { ...readFirst.trpc.context, ...(memberId && { pressedBy: memberId }) };
  const options = { context, signal: AbortSignal.timeout(patienceMs) };
  const time = timeOfPendingAction(pendingAction, serverNow().getTime());
  const { bookingId: id } = pendingAction;
  switch (pendingAction.act) {
    case "launch": {
      const { aboard, plan, crew, rowerAboard } = pendingAction;
      const launch = { id, aboard, plan, crew, rowerAboard, launchedAt: time };
      const { outing } = await client.bookings.launch.mutate(launch, options);
      return showDone(inTheLog(outing.boat.name), pendingAction);
    }
    case "land": {
      const landing = {
        id,
        kilometres: pendingAction.kilometres,
        note: pendingAction.note,
        landedAt: time,
      };
      const { outing } = await client.bookings.land.mutate(landing, options);
      return showDone(inTheLog(outing.boat.name), pendingAction);
    }
    case "undo launch":
      await client.bookings.undoLaunch
        .mutate({ id, undoneAt: time }, options)
        .catch(unlessNotLaunched);
      return showDone(takenBack(pendingAction.boat), pendingAction);
    case "undo landing":
      await client.bookings.undoLanding.mutate({ id, undoneAt: time }, options);
      return showDone(takenBack(pendingAction.boat), pendingAction);
  }
}

// A launch that the club did not take needs no taking back.
function unlessNotLaunched(error: unknown): void {
  if (refusalCode(error) !== "NOT_LAUNCHED") throw error;
}

function showDone(title: string, pendingAction: PendingAction): void {
  const undo = isUndoable(pendingAction) && {
    durationMs: undoToastMs,
    action: { label: "Undo", onPress: () => takeBack(pendingAction, serverNow()) },
  };
  showToast({ title, ...undo });
}

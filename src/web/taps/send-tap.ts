import type { trpc } from "../calls/api";
import { refusalCode } from "../calls/failure-sentence";
import { readFirst } from "../calls/read-after-writes";
import { serverNow } from "../clock/server-clock";
import { showToast, undoToastMs } from "../ui/toasts/toast-store";
import { timeOfTap } from "./send-taps";
import { inTheLog, isUndoable, type Tap, takeBack, takenBack } from "./taps";

type Client = ReturnType<typeof trpc.useUtils>["client"];

/** A connection that says nothing for so long is tried anew. */
const patienceMs = 20_000;

/**
 * Sends a tap with the time of the press, and says how it went; for ten seconds what was pressed can be
 * taken back. A member's is done for nobody else. Throws why it did not go.
 */
export async function sendTap(client: Client, tap: Tap, memberId?: number): Promise<void> {
  const context = { ...readFirst.trpc.context, ...(memberId && { pressedBy: memberId }) };
  const options = { context, signal: AbortSignal.timeout(patienceMs) };
  const time = timeOfTap(tap, serverNow().getTime());
  const { bookingId: id } = tap;
  switch (tap.act) {
    case "launch": {
      const { aboard, plan, crew, rowerAboard } = tap;
      const launch = { id, aboard, plan, crew, rowerAboard, launchedAt: time };
      const { outing } = await client.bookings.launch.mutate(launch, options);
      return tell(inTheLog(outing.boat.name), tap);
    }
    case "land": {
      const landing = { id, kilometres: tap.kilometres, note: tap.note, landedAt: time };
      const { outing } = await client.bookings.land.mutate(landing, options);
      return tell(inTheLog(outing.boat.name), tap);
    }
    case "undo launch":
      await client.bookings.undoLaunch
        .mutate({ id, undoneAt: time }, options)
        .catch(unlessNotLaunched);
      return tell(takenBack(tap.boat), tap);
    case "undo landing":
      await client.bookings.undoLanding.mutate({ id, undoneAt: time }, options);
      return tell(takenBack(tap.boat), tap);
  }
}

// A launch that the club did not take needs no taking back.
function unlessNotLaunched(error: unknown): void {
  if (refusalCode(error) !== "NOT_LAUNCHED") throw error;
}

function tell(title: string, tap: Tap): void {
  const undo = isUndoable(tap) && {
    durationMs: undoToastMs,
    action: { label: "Undo", onPress: () => takeBack(tap, serverNow()) },
  };
  showToast({ title, ...undo });
}

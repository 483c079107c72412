import { formatTime } from "../../shared/time/clock-times";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { timeOfTap } from "../taps/send-taps";
import type { Tap } from "../taps/taps";
import { showToast } from "../ui/toasts/toast-store";

/** A connection that says nothing for so long is tried anew. */
const patienceMs = 20_000;

/** Sends what was pressed on the tablet with the time of the press, and says how it went. */
export function useSendDockTap(): (tap: Tap) => Promise<void> {
  const { client } = trpc.useUtils();
  return async (tap) => {
    const { bookingId: id } = tap;
    const options = { ...readFirst.trpc, signal: AbortSignal.timeout(patienceMs) };
    const time = timeOfTap(tap, Date.now());
    if (tap.act === "launch") {
      const { outing } = await client.bookings.launch.mutate({ id, launchedAt: time }, options);
      const description = `${outing.boat.name} is out, due back at ${formatTime(outing.dueTime)}.`;
      showToast({ title: "In the log", description });
      return;
    }
    const landing = { id, kilometres: tap.kilometres, landedAt: time };
    const { outing } = await client.bookings.land.mutate(landing, options);
    showToast({ title: "In the log", description: `${outing.boat.name} is back.` });
  };
}

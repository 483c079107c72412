import { formatTime } from "../../shared/time/clock-times";
import { trpc } from "../api";
import { readFirst } from "../live/read-after-writes";
import { timeOfTap } from "../offline/send-taps";
import type { Tap } from "../offline/taps";
import { showToast } from "../ui/toast-store";

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

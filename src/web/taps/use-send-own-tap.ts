import { formatTime } from "../../shared/time/clock-times";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { showToast } from "../ui/toasts/toast-store";
import { isRefusal, timeOfTap } from "./send-taps";
import type { Tap } from "./taps";

/** A connection that says nothing for so long is tried anew. */
const patienceMs = 20_000;

/** Sends one tap as this member and nobody else, and says how it went. Throws why it did not go. */
export function useSendOwnTap(memberId: number): (tap: Tap) => Promise<void> {
  const { client } = trpc.useUtils();

  return async (tap) => {
    // Another tab may have signed somebody else in.
    const me = await client.auth.me.query();
    if (me?.member?.id !== memberId) throw new Error("Another member is signed in");
    try {
      showToast({ title: "In the log", description: await send(tap) });
    } catch (error) {
      if (isRefusal(error)) {
        const title = tap.act === "launch" ? "Not launched" : "Not logged";
        showToast({ title, description: error.message, variant: "destructive" });
      }
      throw error;
    }
  };

  async function send(tap: Tap): Promise<string> {
    const { bookingId: id } = tap;
    const options = { ...readFirst.trpc, signal: AbortSignal.timeout(patienceMs) };
    const time = timeOfTap(tap, Date.now());
    if (tap.act === "launch") {
      const { aboard, plan } = tap;
      const launch = { id, aboard, plan, launchedAt: time };
      const { outing } = await client.bookings.launch.mutate(launch, options);
      return `${outing.boat.name} is out, due back at ${formatTime(outing.dueTime)}.`;
    }
    const { kilometres, note } = tap;
    const landing = { id, kilometres, note, landedAt: time };
    const { outing } = await client.bookings.land.mutate(landing, options);
    return `${outing.boat.name} is back.`;
  }
}

import type { inferProcedureInput } from "@trpc/server";
import type { AppRouter } from "../../server/api/app-router";
import { formatTime } from "../../shared/time/clock-times";
import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { readFirst } from "../calls/read-after-writes";
import { showToast } from "../ui/toasts/toast-store";

type Bookings = AppRouter["bookings"];

/** Writes the outing log at once, and says how it went. Each gives whether it was logged. */
export function useOutingLog() {
  const landing = trpc.bookings.land.useMutation(readFirst);
  const extending = trpc.bookings.extend.useMutation(readFirst);
  return {
    pending: landing.isPending || extending.isPending,
    land: (input: inferProcedureInput<Bookings["land"]>) =>
      logged("Not logged", async () => {
        const { outing } = await landing.mutateAsync(input);
        return `${outing.boat.name} is back.`;
      }),
    extend: (input: inferProcedureInput<Bookings["extend"]>) =>
      logged("Not extended", async () => {
        const { outing } = await extending.mutateAsync(input);
        return `${outing.boat.name} is due back at ${formatTime(outing.dueTime)} now.`;
      }),
  };
}

async function logged(failed: string, write: () => Promise<string>): Promise<boolean> {
  try {
    showToast({ title: "In the log", description: await write() });
    return true;
  } catch (error) {
    const description = failureSentence(error, "Please try again.");
    showToast({ title: failed, description, variant: "destructive" });
    return false;
  }
}

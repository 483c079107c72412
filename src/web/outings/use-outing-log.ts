import type { inferProcedureInput } from "@trpc/server";
import type { AppRouter } from "../../server/api/app-router";
import { formatTime } from "../../shared/time/clock-times";
import { trpc } from "../api";
import { failureSentence } from "../failure-sentence";
import { readFirst } from "../live/read-after-writes";
import { showToast } from "../ui/toast-store";

type Bookings = AppRouter["bookings"];

/** Writes the outing log, and says how it went. Each gives whether it was logged. */
export function useOutingLog() {
  const launching = trpc.bookings.launch.useMutation(readFirst);
  const landing = trpc.bookings.land.useMutation(readFirst);
  const extending = trpc.bookings.extend.useMutation(readFirst);
  return {
    pending: launching.isPending || landing.isPending || extending.isPending,
    launch: (input: inferProcedureInput<Bookings["launch"]>) =>
      logged("Not launched", async () => {
        const { outing } = await launching.mutateAsync(input);
        return `${outing.boat.name} is out, due back at ${formatTime(outing.dueTime)}.`;
      }),
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

import { formatTime } from "../../shared/time/clock-times";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { showToast } from "../ui/toasts/toast-store";

/** Writes the outing log at once, and says how it went. */
export function useOutingLog() {
  const landing = trpc.bookings.land.useMutation({
    ...readFirst,
    onSuccess: ({ outing }) => tell(`${outing.boat.name} is back.`),
  });
  const extending = trpc.bookings.extend.useMutation({
    ...readFirst,
    onSuccess: ({ outing }) =>
      tell(`${outing.boat.name} is due back at ${formatTime(outing.dueTime)} now.`),
  });
  const land = useAct(landing, { toast: "Not logged" });
  const extend = useAct(extending, { toast: "Not extended" });
  return { land: land.act, extend: extend.act, pending: land.pending || extend.pending };
}

const tell = (description: string) => showToast({ title: "In the log", description });

import { type ClockTime, fromMinutes, toMinutes } from "../../shared/time/clock-times";
import { Button } from "../ui/button";
import { useOutingLog } from "./use-outing-log";

/** How much longer a boat may stay out at a press, in minutes. */
const longerBy = [15, 30];

/** Asks for a later due time of a boat that is out. */
export function LongerOut({ bookingId, dueTime }: { bookingId: number; dueTime: ClockTime }) {
  const { extend, pending } = useOutingLog();
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">Need longer? It costs nothing while the boat is free.</p>
      <div className="flex flex-wrap gap-3">
        {longerBy.map((minutes) => (
          <Button
            key={minutes}
            variant="secondary"
            disabled={pending}
            onClick={() =>
              extend({ id: bookingId, timeStr: fromMinutes(toMinutes(dueTime) + minutes) })
            }
          >
            {minutes} minutes longer
          </Button>
        ))}
      </div>
    </div>
  );
}

import type { SpanState } from "../../../shared/bookings/day-spans";
import { usePlaceTold } from "../../clock/club-clock";
import { Look } from "../lane-legend";
import { spanLooks } from "./week-span";

/** What the week's looks mean, as far as they can be met. */
export function WeekLegend({ withOwn }: { withOwn: boolean }) {
  const withDark = usePlaceTold();
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {meanings
        .filter(([state]) => (state !== "own" || withOwn) && (state !== "dark" || withDark))
        .map(([state, words]) => (
          <Look key={state} className={spanLooks[state]}>
            {words}
          </Look>
        ))}
    </p>
  );
}

const meanings: [SpanState, string][] = [
  ["free", "free, press to book"],
  ["dark", "free, in the dark"],
  ["own", "yours"],
  ["taken", "taken"],
  ["closed", "the club is closed"],
  ["off", "off the water"],
];

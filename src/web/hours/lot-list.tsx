import type { HourLotView } from "../../shared/hours/hour-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { formatDate } from "../../shared/time/club-dates";

/** The hours that are left, and until when. */
export function LotList({ lots }: { lots: readonly HourLotView[] }) {
  if (lots.length === 0) return null;
  return (
    <ul className="grid divide-y divide-line border-line border-t text-sm">
      {lots.map((lot) => (
        <li key={lot.id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="font-semibold tabular-nums">{formatHours(lot.hours)}</span>
          <span className="text-ink-soft">
            {lot.expiresOn === null
              ? "never expire"
              : `use by ${formatDate(lot.expiresOn, "MMMM d, yyyy")}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

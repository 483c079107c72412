import { ChevronDownIcon } from "../../ui/icons/icons";
import { type GridSlot, isOver } from "./grid-slots";
import { SlotCell } from "./slot-cell";

/**
 * The day's starts that are over, folded away below those to press; open where there are no others. Nobody can press them, so the grid's arrows pass them by.
 */
export function EarlierStarts({ slots, today }: { slots: readonly GridSlot[]; today: boolean }) {
  const over = slots.filter(isOver);
  if (over.length === 0) return null;
  return (
    <details open={over.length === slots.length} className="group">
      <summary className="flex min-h-9 list-none items-center gap-1 text-ink-soft text-sm pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {today ? "Earlier today" : "Past starts of that day"}
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5 min-[22rem]:grid-cols-4 min-[24rem]:grid-cols-5 sm:grid-cols-8">
        {over.map((slot) => (
          <SlotCell
            key={slot.startTime}
            slot={slot}
            duration={0.5}
            part={null}
            waitable={false}
            tabStop={false}
          />
        ))}
      </div>
    </details>
  );
}

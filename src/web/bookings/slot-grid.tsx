import { type KeyboardEvent, useId, useRef, useState } from "react";
import { dayParts } from "../../shared/bookings/day-slots";
import { type ClockTime, endTime } from "../../shared/time/clock-times";
import { type DeskSlot, isPressable } from "./desk-slots";
import { gridNeighbour } from "./grid-neighbour";
import { SlotCell, type SpanPart } from "./slot-cell";

interface SlotGridProps {
  slots: DeskSlot[];
  duration: number;
  chosen: ClockTime | null;
  pointed: ClockTime | null;
  onChoose: (startTime: ClockTime) => void;
  onPoint: (startTime: ClockTime | null) => void;
}

/**
 * The boat's day from opening to closing. One tab stop; arrows, Home and End move between the cells,
 * and pointing at a cell or focusing it previews the whole outing.
 */
export function SlotGrid(props: SlotGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<ClockTime | null>(null);
  const tabStop = visited ?? props.chosen ?? firstOpen(props.slots);

  function move(event: KeyboardEvent) {
    const cells = [...(grid.current?.querySelectorAll<HTMLButtonElement>("[data-slot]") ?? [])];
    const from = cells.findIndex((cell) => cell.contains(document.activeElement));
    const to = gridNeighbour(event.key, from, cells.map(placeOf));
    if (from < 0 || to === null) return;
    event.preventDefault();
    cells[to]?.focus();
  }

  return (
    <div
      ref={grid}
      role="toolbar"
      aria-label="Start times"
      className="grid gap-4"
      onKeyDown={move}
      onBlur={() => props.onPoint(null)}
    >
      {dayParts.map((part) => (
        <DayPart
          key={part.name}
          name={part.name}
          slots={props.slots.filter(
            ({ startTime }) => part.from <= startTime && startTime < part.before,
          )}
        >
          {(slot) => (
            <SlotCell
              key={slot.startTime}
              slot={slot}
              duration={props.duration}
              part={partOf(slot, props)}
              tabStop={slot.startTime === tabStop}
              onPress={() => props.onChoose(slot.startTime)}
              onPoint={(on) => props.onPoint(on && isPressable(slot) ? slot.startTime : null)}
              onFocus={() => {
                setVisited(slot.startTime);
                props.onPoint(isPressable(slot) ? slot.startTime : null);
              }}
            />
          )}
        </DayPart>
      ))}
    </div>
  );
}

interface DayPartProps {
  name: string;
  slots: DeskSlot[];
  children: (slot: DeskSlot) => React.ReactNode;
}

function DayPart({ name, slots, children }: DayPartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-1.5">
      <h3 id={titleId} className="text-ink-soft text-sm">
        {name}
      </h3>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-6 md:grid-cols-8">
        {slots.map(children)}
      </div>
    </section>
  );
}

function firstOpen(slots: DeskSlot[]): ClockTime | null {
  return (slots.find(isPressable) ?? slots[0])?.startTime ?? null;
}

function placeOf(cell: HTMLElement) {
  const { left, top } = cell.getBoundingClientRect();
  return { left, top };
}

function partOf({ startTime }: DeskSlot, props: SlotGridProps): SpanPart {
  const { chosen, pointed, duration } = props;
  if (startTime === chosen) return "start";
  if (pointed !== null && pointed !== chosen && within(startTime, pointed, duration)) {
    return "preview";
  }
  return chosen !== null && within(startTime, chosen, duration) ? "rest" : null;
}

function within(time: ClockTime, start: ClockTime, duration: number): boolean {
  return start <= time && time < endTime(start, duration);
}

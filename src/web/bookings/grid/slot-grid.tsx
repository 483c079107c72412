import {
  type FocusEvent,
  type SyntheticEvent,
  startTransition,
  useId,
  useMemo,
  useState,
} from "react";
import type { Formats } from "../../../shared/profile/formats";
import { type ClockTime, endTime, formatTime, fromMinutes } from "../../../shared/time/clock-times";
import type { SunTimes } from "../../../shared/time/sun-times";
import { useFormats } from "../../clock/use-formats";
import { useArrowKeys } from "../../ui/hooks/use-arrow-keys";
import { MoonIcon } from "../../ui/icons/shell-icons";
import { type DayGroup, dayGroups } from "./day-groups";
import { type GridSlot, isOver, isPressable } from "./grid-slots";
import { SlotCell, type SpanPart } from "./slot-cell";

interface SlotGridProps {
  slots: readonly GridSlot[];
  sun: SunTimes | null;
  duration: number;
  chosen: ClockTime | null;
  pointed: ClockTime | null;
  /** the start of what refuses the outing spoken of */
  inTheWay: ClockTime | null;
  /** taken starts that are pressed to wait for them */
  waitable: readonly ClockTime[];
  onChoose: (startTime: ClockTime) => void;
  onWait: (startTime: ClockTime) => void;
  onPoint: (startTime: ClockTime | null) => void;
}

/**
 * The boat's day from now to closing, grouped by its light. One tab stop; arrows, Home and End
 * move between the cells, and pointing at a cell or focusing it previews the whole outing. The grid
 * listens for all its cells, so that only those are drawn again that look otherwise.
 */
export function SlotGrid(props: SlotGridProps) {
  const { sun, waitable, onChoose, onWait, onPoint } = props;
  const slots = useMemo(() => props.slots.filter((slot) => !isOver(slot)), [props.slots]);
  const arrows = useArrowKeys<HTMLDivElement>("[data-slot]");
  const [visited, setVisited] = useState<ClockTime | null>(null);
  const groups = useMemo(() => dayGroups(slots, sun), [slots, sun]);
  const tabStop =
    [visited, props.chosen].find((time) => slots.some(({ startTime }) => startTime === time)) ??
    firstOpen(slots);

  const slotAt = ({ target }: SyntheticEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-slot]") : null;
    return slots.find(({ startTime }) => startTime === cell?.dataset.slot);
  };
  const pressableAt = (event: SyntheticEvent) => {
    const slot = slotAt(event);
    return slot && isPressable(slot) ? slot.startTime : null;
  };

  function press(event: SyntheticEvent) {
    const slot = slotAt(event);
    if (slot && isPressable(slot)) onChoose(slot.startTime);
    else if (slot && waitable.includes(slot.startTime)) onWait(slot.startTime);
  }

  function visit(event: SyntheticEvent) {
    startTransition(() => setVisited(slotAt(event)?.startTime ?? null));
    onPoint(pressableAt(event));
  }

  // On the way to another cell, that one says what is pointed at.
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) onPoint(null);
  }

  if (slots.length === 0) return null;
  return (
    <div
      ref={arrows.ref}
      role="toolbar"
      aria-label="Start times"
      className="grid gap-3 sm:gap-4"
      onClick={press}
      onKeyDown={arrows.onKeyDown}
      onPointerOver={(event) => onPoint(pressableAt(event))}
      onPointerLeave={() => onPoint(null)}
      onFocus={visit}
      onBlur={leave}
    >
      {groups.map((group) => (
        <Group key={group.name} group={group} sun={sun}>
          {(slot) => (
            <SlotCell
              key={slot.startTime}
              slot={slot}
              duration={props.duration}
              part={partOf(slot, props)}
              waitable={waitable.includes(slot.startTime)}
              tabStop={slot.startTime === tabStop}
            />
          )}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  group: DayGroup;
  sun: SunTimes | null;
  children: (slot: GridSlot) => React.ReactNode;
}

function Group({ group: { name, light, slots }, sun, children }: GroupProps) {
  const formats = useFormats();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`-mx-2 grid gap-1.5 rounded-md px-2 ${light === "dark" ? "bg-sunken py-2" : ""}`}
    >
      <h3 id={titleId} className="flex items-center gap-1.5 text-ink-soft text-sm">
        {light === "dark" && <MoonIcon />}
        {name}
        {sun && light === "dark" && (
          <span className="font-sans">{sunWords(name, sun, formats)}</span>
        )}
      </h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5 min-[22rem]:grid-cols-4 sm:grid-cols-6 md:grid-cols-8">
        {slots.map(children)}
      </div>
    </section>
  );
}

function sunWords(name: DayGroup["name"], { sunrise, sunset }: SunTimes, formats: Formats): string {
  return formatTime(fromMinutes(name === "Before sunrise" ? sunrise : sunset), formats);
}

function firstOpen(slots: readonly GridSlot[]): ClockTime | null {
  return (slots.find(isPressable) ?? slots[0])?.startTime ?? null;
}

function partOf({ startTime }: GridSlot, props: SlotGridProps): SpanPart {
  const { chosen, pointed, duration } = props;
  if (startTime === chosen) return "start";
  if (startTime === props.inTheWay) return "in-the-way";
  if (pointed !== null && pointed !== chosen && within(startTime, pointed, duration)) {
    return "preview";
  }
  return chosen !== null && within(startTime, chosen, duration) ? "rest" : null;
}

function within(time: ClockTime, start: ClockTime, duration: number): boolean {
  return start <= time && time < endTime(start, duration);
}

import { type PointerEvent, useMemo, useRef, useState } from "react";
import { formatHours } from "../../../shared/hours/quarters";
import type { ClockTime } from "../../../shared/time/clock-times";
import { outingTimes } from "../../../shared/time/outing-words";
import type { SunTimes } from "../../../shared/time/sun-times";
import { useFormats } from "../../clock/use-formats";
import { useProfile } from "../../clock/use-profile";
import { DaySky } from "./day-sky";
import type { GridSlot } from "./grid-slots";
import { type DayHalves, drawnStretch, halfAt, pressedStretch, type Stretch } from "./sky-stretch";

interface SkyPickerProps {
  slots: readonly GridSlot[];
  sun: SunTimes | null;
  /** which half hours an outing could take */
  open: readonly boolean[];
  duration: number;
  chosen: Stretch | null;
  /** the own outing that is being moved, where it lies on this day */
  kept: Stretch | null;
  /** the outing pointed at in the grid */
  pointed: Stretch | null;
  /** told while an outing is being pressed or drawn, and null when that is over */
  onDraw: (stretch: Stretch | null) => void;
  onChoose: (stretch: Stretch) => void;
}

/** Where a press began, and whether it has become a drawing, or moves the outing that is chosen. */
interface Press {
  from: number;
  atX: number;
  drawing: boolean;
  moves: Stretch | null;
  /** the outing it means by now; drawn a moment later */
  stretch: Stretch | null;
}

/** Less than this is a thumb that trembles. */
const drawsFromPx = 8;

/**
 * The day's sky, to be pressed or drawn on: a press places an outing of the chosen length, a stroke
 * draws one as long as itself, and a stroke from the chosen outing moves that. A second way for
 * hands and mice; the grid below says and does the same for keyboard and screen reader.
 */
export function SkyPicker(props: SkyPickerProps) {
  const { slots, sun, open, duration, chosen, kept, pointed } = props;
  const { longestOuting } = useProfile();
  const starts = useMemo(() => slots.map(({ startTime }) => startTime), [slots]);
  const day = { starts, open };
  const press = useRef<Press | null>(null);
  const [ghost, setGhost] = useState<Stretch | null>(null);

  function show(stretch: Stretch | null) {
    if (same(stretch, ghost)) return;
    setGhost(stretch);
    if (press.current) props.onDraw(stretch);
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = halfUnder(event, starts.length);
    const moves = [chosen, kept].find((one) => one && covers(one, from, starts)) ?? null;
    const stretch = moves ?? pressedStretch(from, duration, day);
    press.current = { from, atX: event.clientX, drawing: false, moves, stretch };
    setGhost(stretch);
    props.onDraw(stretch);
  }

  function follow(event: PointerEvent<HTMLDivElement>) {
    const half = halfUnder(event, starts.length);
    const begun = press.current;
    if (!begun) return show(pressedStretch(half, duration, day));
    begun.drawing ||= Math.abs(event.clientX - begun.atX) >= drawsFromPx;
    if (begun.drawing) begun.stretch = strokeOf(begun, half, day, longestOuting) ?? begun.stretch;
    show(begun.stretch);
  }

  function end() {
    const meant = press.current?.stretch;
    if (meant) props.onChoose(meant);
    forget();
  }

  function forget() {
    press.current = null;
    setGhost(null);
    props.onDraw(null);
  }

  return (
    <div
      aria-hidden="true"
      data-sky
      className={`relative cursor-pointer touch-pan-y select-none ${ghost ? "" : "hover:cursor-not-allowed"}`}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={forget}
      onPointerLeave={() => !press.current && setGhost(null)}
    >
      <DaySky slots={slots} sun={sun} outing={ghost ?? pointed ?? chosen} kept={kept} />
      {ghost && <Flag stretch={ghost} starts={starts} />}
    </div>
  );
}

/** What is under the finger, said above it. */
function Flag({ stretch, starts }: { stretch: Stretch; starts: readonly ClockTime[] }) {
  const formats = useFormats();
  const middle = starts.indexOf(stretch.startTime) + stretch.duration;
  return (
    <span
      className="-translate-x-1/2 pointer-events-none absolute -top-10 whitespace-nowrap rounded-md bg-tide px-3 py-1 font-semibold text-on-tide text-sm tabular-nums shadow-float"
      style={{ left: `clamp(7.5rem, ${(middle / starts.length) * 100}%, 100% - 7.5rem)` }}
    >
      {outingTimes(stretch, formats)} · {formatHours(stretch.duration)}
    </span>
  );
}

function strokeOf({ from, moves }: Press, to: number, day: DayHalves, longestHours: number) {
  if (!moves) return drawnStretch(from, to, day, longestHours);
  const start = day.starts.indexOf(moves.startTime) + to - from;
  return pressedStretch(start, moves.duration, day);
}

function halfUnder({ currentTarget, clientX }: PointerEvent<HTMLDivElement>, count: number) {
  const { left, width } = currentTarget.getBoundingClientRect();
  return halfAt((clientX - left) / width, count);
}

function covers({ startTime, duration }: Stretch, half: number, starts: readonly ClockTime[]) {
  const first = starts.indexOf(startTime);
  return first <= half && half < first + duration * 2;
}

function same(one: Stretch | null, other: Stretch | null): boolean {
  return one?.startTime === other?.startTime && one?.duration === other?.duration;
}

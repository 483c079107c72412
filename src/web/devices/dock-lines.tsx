import type { ReactNode } from "react";
import type { BoardLine } from "../../shared/outings/board-line";
import { dueDay } from "../../shared/outings/due-day";
import { distanceScale, exactly } from "../../shared/profile/units";
import { formatTime } from "../../shared/time/clock-times";
import { BoatMark } from "../boats/boat-mark";
import { useClubClock } from "../clock/club-clock";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { Button } from "../ui/button";
import { DangerIcon } from "../ui/icons/icons";
import type { Board } from "./board";

interface DockLinesProps {
  place: keyof Board;
  lines: readonly BoardLine[];
  onPress: (line: BoardLine) => void;
}

/** One part of the board. */
export function DockLines({ place, lines, onPress }: DockLinesProps) {
  const { title, nothing } = words[place];
  const late = place === "late";
  return (
    <section aria-labelledby={`dock-${place}`} className="grid gap-2">
      <h2
        id={`dock-${place}`}
        className={`flex items-center gap-2 text-lg ${late ? "text-signal" : ""}`}
      >
        {late && <DangerIcon />}
        {title}
        {lines.length > 0 && <span className="text-ink-soft tabular-nums">{lines.length}</span>}
      </h2>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{nothing}</p>
      ) : (
        <ul
          className={`grid divide-y divide-line overflow-hidden rounded-lg border bg-surface ${late ? "border-4 border-signal" : "border-line"}`}
        >
          {lines.map((line) => (
            <Line key={line.bookingId} place={place} line={line}>
              <Press place={place} line={line} onPress={onPress} />
            </Line>
          ))}
        </ul>
      )}
    </section>
  );
}

const words: Record<keyof Board, { title: string; nothing: string }> = {
  late: { title: "Late", nothing: "" },
  out: { title: "Out now", nothing: "Nobody is out." },
  ready: { title: "Ready to launch", nothing: "" },
  waiting: { title: "Boat still out", nothing: "" },
  later: { title: "Later today", nothing: "Nothing more is booked today." },
  back: { title: "Back", nothing: "" },
};

interface LineProps {
  place: keyof Board;
  line: BoardLine;
  children: ReactNode;
}

function Line({ place, line: { boat, rower, ...times }, children }: LineProps) {
  const small = place === "later" || place === "back";
  return (
    <li
      className={`flex items-center gap-x-3 px-4 py-2 ${small ? "" : "min-h-20"} ${place === "late" ? "bg-signal-soft" : ""}`}
    >
      <BoatMark boat={boat} className={small ? "" : "h-9! w-12!"} />
      <div className="min-w-0 flex-1">
        <p className={`text-balance font-display leading-tight ${small ? "text-base" : "text-xl"}`}>
          {boat.name}
        </p>
        <p>{rower}</p>
      </div>
      <Times place={place} {...times} />
      {children}
    </li>
  );
}

type Timed = Pick<BoardLine, "bookingDate" | "startTime" | "dueTime" | "landedAt" | "kilometres">;

function Times({
  place,
  bookingDate,
  startTime,
  dueTime,
  landedAt,
  kilometres,
}: Timed & { place: keyof Board }) {
  const formats = useFormats();
  const timeOf = useClubTimeOf();
  const { today } = useClubClock();
  const far = distanceScale(useProfile().units);
  switch (place) {
    case "late":
      return (
        <Time
          word={`Late, due${dueDay(bookingDate, today)}`}
          time={formatTime(dueTime, formats)}
          strong
        />
      );
    case "out":
      return <Time word="due" time={formatTime(dueTime, formats)} />;
    case "ready":
    case "waiting":
      return <Time word="from" time={formatTime(startTime, formats)} />;
    case "later":
      return <Time word="from" time={formatTime(startTime, formats)} small />;
    case "back":
      return (
        <Time
          word={kilometres === null ? "back" : `${exactly(kilometres, far)}, back`}
          time={landedAt ? timeOf(landedAt) : ""}
          small
        />
      );
  }
}

interface TimeProps {
  word: string;
  time: string;
  strong?: boolean;
  small?: boolean;
}

const Time = ({ word, time, strong, small }: TimeProps) => (
  <p className="whitespace-nowrap text-right tabular-nums leading-tight">
    <span className={`block ${strong ? "font-bold text-signal" : "text-ink-soft"}`}>{word}</span>
    <span className={`font-display ${small ? "text-lg" : "text-2xl"}`}>{time}</span>
  </p>
);

function Press({ place, line, onPress }: Omit<DockLinesProps, "lines"> & { line: BoardLine }) {
  const { boat, kilometres } = line;
  const { units } = useProfile();
  const name = <span className="sr-only"> {boat.name}</span>;
  if (place === "later" || place === "waiting") return null;
  if (place === "back") {
    if (kilometres !== null) return null;
    return (
      <Button size="small" variant="secondary" className="text-base!" onClick={() => onPress(line)}>
        + {units.distance}
        {name}
      </Button>
    );
  }
  return (
    <Button className="min-h-14 min-w-28 text-xl!" onClick={() => onPress(line)}>
      {place === "ready" ? "Launch" : "Back"}
      {name}
    </Button>
  );
}

import { type CSSProperties, memo, useMemo } from "react";
import { verdictRuns } from "../../../shared/conditions/verdict-runs";
import { type DayHours, hourStartsOf, slotMinutes } from "../../../shared/profile/day-hours";
import { answerWords } from "../../../shared/slots/slot-answer";
import { type ClockTime, endTime, shortTime, toMinutes } from "../../../shared/time/clock-times";
import type { SunTimes } from "../../../shared/time/sun-times";
import { useFormats } from "../../clock/use-formats";
import { SunIcon } from "../../ui/icons/shell-icons";
import { AnswerMark } from "./answer-mark";
import type { GridSlot } from "./grid-slots";
import type { Stretch } from "./sky-stretch";

interface DaySkyProps {
  slots: readonly GridSlot[];
  sun: SunTimes | null;
  /** the outing to draw on it */
  outing: Stretch | null;
  /** the own outing that is being moved, as it lies until then */
  kept?: Stretch | null;
}

const taken: readonly GridSlot["state"][] = ["booked", "held", "blocked", "club-closed"];

/** The whole day in one strip: night and light, when the boat is out, and the chosen outing. */
export function DaySky({ slots, sun, outing, kept = null }: DaySkyProps) {
  const hours = useMemo(() => hoursOf(slots), [slots]);
  return (
    <div className="grid gap-1">
      <div
        className="relative h-16 overflow-hidden rounded-md border border-line"
        style={{ background: sun ? skyOf(sun, hours) : day }}
      >
        <Behind slots={slots} hours={hours} />
        {kept && (
          <span
            className="absolute inset-y-2 rounded-sm border-2 border-deep border-dashed bg-sail/40"
            style={stretch(toMinutes(kept.startTime), kept.duration * 60, hours)}
          />
        )}
        {outing && (
          <span
            className="absolute inset-y-1 animate-fade rounded-sm border-2 border-tide bg-sail/80"
            style={stretch(toMinutes(outing.startTime), outing.duration * 60, hours)}
          />
        )}
        {sun && <SunMark at={sun.sunrise} hours={hours} />}
        {sun && <SunMark at={sun.sunset} hours={hours} />}
      </div>
      <StartAnswers slots={slots} />
      <HourMarks hours={hours} />
    </div>
  );
}

/** The day that the half hours make up, from the first until the last is over. */
function hoursOf(slots: readonly GridSlot[]): DayHours {
  const [opens, last] = [slots[0]?.startTime ?? "00:00", slots.at(-1)?.startTime ?? "23:30"];
  return { opens, closes: endTime(last, slotMinutes / 60) };
}

/** What lies in a day is drawn along its hours. */
interface InDay {
  hours: DayHours;
}

// What follows stays while an outing is drawn or moved over it, so it is not drawn again with that.

/** The water, when the boat is out, and what is over. */
const Behind = memo(function Behind({ slots, hours }: Pick<DaySkyProps, "slots"> & InDay) {
  return (
    <>
      <Water />
      {slots
        .filter(({ state }) => taken.includes(state))
        .map(({ startTime }) => (
          <span
            key={startTime}
            className="absolute inset-y-0 border-signal border-t-6 bg-rower/60"
            style={stretch(toMinutes(startTime), slotMinutes, hours)}
          />
        ))}
      <Past slots={slots} hours={hours} />
    </>
  );
});

/** Under the sky, what each start that is open comes to; those alike together. */
const StartAnswers = memo(function StartAnswers({ slots }: Pick<DaySkyProps, "slots">) {
  const answered = slots.map(({ startTime, answer }) => ({ startTime, verdict: answer ?? null }));
  if (answered.every(({ verdict }) => verdict === null)) return null;
  return (
    <div
      className="grid h-5 items-center text-ink-soft text-xs"
      style={{ gridTemplateColumns: `repeat(${slots.length}, minmax(0, 1fr))` }}
    >
      {verdictRuns(answered).map(({ verdict, from, count }) => (
        <span
          key={from}
          className={`flex min-w-0 items-center justify-center gap-1 *:max-w-full ${verdict && count > 2 ? "border-line-strong border-x" : ""}`}
          style={{ gridColumn: `span ${count}` }}
        >
          {verdict && <AnswerMark answer={verdict} />}
          {/* A shorter stretch has room for its mark alone, which the legend explains, without an edge. */}
          {verdict && count >= answerWords[verdict].length && answerWords[verdict]}
        </span>
      ))}
    </div>
  );
});

/** What is over by now, faded, up to a line that is now. */
function Past({ slots, hours }: Pick<DaySkyProps, "slots"> & InDay) {
  const over = slots.filter(({ state }) => state === "past").length;
  if (over === 0) return null;
  return (
    <span
      className="absolute inset-y-0 border-cedar border-r-2 bg-foam/60"
      style={stretch(toMinutes(hours.opens), over * slotMinutes, hours)}
    />
  );
}

function SunMark({ at, hours }: { at: number } & InDay) {
  if (at < toMinutes(hours.opens) || at > toMinutes(hours.closes)) return null;
  return (
    <span
      className="absolute bottom-2.5 -translate-x-1/2 rounded-full bg-sun p-0.5 text-rower"
      style={{ left: `${share(at, hours)}%` }}
    >
      <SunIcon className="size-4" />
    </span>
  );
}

function Water() {
  return <span className="absolute inset-x-0 bottom-0 h-3.5 bg-water-near/70" />;
}

const HourMarks = memo(function HourMarks({ hours }: InDay) {
  const formats = useFormats();
  const marked = hourStartsOf(wholeDay).filter((time, nr) => nr % 3 === 0 && isWithin(time, hours));
  return (
    <div className="relative h-5 text-ink-soft text-xs tabular-nums">
      {marked.map((time) => (
        <span
          key={time}
          className="-translate-x-1/2 absolute whitespace-nowrap max-xs:even:hidden"
          style={{ left: `${share(toMinutes(time), hours)}%` }}
        >
          {shortTime(time, formats)}
        </span>
      ))}
    </div>
  );
});

const wholeDay = { opens: "00:00", closes: "24:00" };

const isWithin = (time: ClockTime, { opens, closes }: DayHours): boolean =>
  opens < time && time < closes;

/** How far along the opening hours a minute of the day lies, in percent, within the strip. */
function share(minutes: number, hours: DayHours): number {
  const part = partOf(minutes, hours);
  return Math.min(Math.max(part, 0), 1) * 100;
}

function stretch(from: number, minutes: number, hours: DayHours): CSSProperties {
  const left = share(from, hours);
  return { left: `${left}%`, width: `${share(from + minutes, hours) - left}%` };
}

const twilight = 45;

// By night the whole palette is dark, yet noon must stay lighter than midnight.
const night = "var(--color-rower)";
const dawn = "light-dark(var(--color-sky-low), var(--color-hull-shade))";
const day = "light-dark(var(--color-sky-high), var(--color-peak))";

/** Dark until dawn, warm at both ends of the light, clear between. */
function skyOf({ sunrise, sunset }: SunTimes, hours: DayHours): string {
  const stops = [
    [night, sunrise - twilight],
    [dawn, sunrise],
    [day, sunrise + twilight * 2],
    [day, sunset - twilight * 2],
    [dawn, sunset],
    [night, sunset + twilight],
  ] as const;
  const drawn = stops.map(([colour, at]) => `${colour} ${rawShare(at, hours)}%`);
  return `linear-gradient(to right, ${drawn.join(", ")})`;
}

/** A gradient's stop may lie outside the strip: the light before opening counts too. */
function rawShare(minutes: number, hours: DayHours): number {
  return Math.round(partOf(minutes, hours) * 1000) / 10;
}

const partOf = (minutes: number, { opens, closes }: DayHours): number =>
  (minutes - toMinutes(opens)) / (toMinutes(closes) - toMinutes(opens));

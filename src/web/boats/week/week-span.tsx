import { Link } from "wouter";
import type { DaySpan, SpanState } from "../../../shared/bookings/day-spans";
import type { Formats } from "../../../shared/profile/formats";
import { toMinutes } from "../../../shared/time/clock-times";
import { useFormats } from "../../clock/use-formats";
import { taken } from "../boat-lane";
import { spanTimes, spanWord, spanWords } from "./span-words";

interface WeekSpanProps {
  span: DaySpan;
  /** where a press leads; null where nothing is free */
  to: string | null;
  tabStop: boolean;
}

/** A stretch of a boat's day, as tall as it is long beside the others of its day. */
export function WeekSpan({ span, to, tabStop }: WeekSpanProps) {
  const formats = useFormats();
  const look = {
    className: `grid ${to === null ? "min-h-6" : "min-h-6 pointer-coarse:min-h-11"} place-items-center px-0.5 text-center text-xs leading-tight tabular-nums ${spanLooks[span.state]}`,
    style: { flexGrow: toMinutes(span.endTime) - toMinutes(span.startTime) },
  };
  const text = textOf(span, formats);
  if (to === null) {
    return (
      <span {...look}>
        {text}
        {text === spanWord[span.state] && (
          <span className="sr-only"> {spanTimes(span, formats)}</span>
        )}
      </span>
    );
  }
  return (
    <Link {...look} href={to} tabIndex={tabStop ? 0 : -1} aria-label={spanWords(span, formats)}>
      {text}
    </Link>
  );
}

/** The word of what cannot be had, the hours of what can; one's own outing and the dark have both. */
function textOf(span: DaySpan, formats: Formats): string {
  const word = spanWord[span.state];
  if (span.state === "free") return spanTimes(span, formats);
  return span.state === "dark" || span.state === "own"
    ? `${word} ${spanTimes(span, formats)}`
    : word;
}

const pressed = "text-ink no-underline transition-colors hover:border-tide hover:bg-tide-soft";

/** Each state has a pattern of its own, so that none is told by its colour alone. */
export const spanLooks: Record<SpanState, string> = {
  free: `rounded-sm border border-line-strong bg-float ${pressed}`,
  dark: `rounded-sm border border-line bg-sunken bg-[radial-gradient(circle,var(--color-line)_1px,transparent_1.5px)] bg-size-[0.5rem_0.5rem] ${pressed}`,
  own: "rounded-sm border-2 border-tide bg-tide font-semibold text-on-tide",
  taken: `rounded-sm text-ink-soft ${taken}`,
  closed: "rounded-sm border border-line border-dashed text-ink-soft",
  off: "rounded-sm border border-line border-dashed bg-sunken text-ink-soft",
};

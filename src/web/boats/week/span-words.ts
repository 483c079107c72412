import type { DaySpan, SpanState } from "../../../shared/bookings/day-spans";
import type { Formats } from "../../../shared/profile/formats";
import { shortTime } from "../../../shared/time/clock-times";

/** The word for a stretch of a boat's day. */
export const spanWord: Record<SpanState, string> = {
  free: "free",
  dark: "dark",
  own: "yours",
  taken: "taken",
  closed: "closed",
  off: "off the water",
};

/** "5 – 8:30 AM", "11 AM – 2 PM" or "05:00 – 08:30": when a stretch is, in little room. */
export function spanTimes(
  { startTime, endTime }: Omit<DaySpan, "state">,
  formats: Formats,
): string {
  const [from, to] = [shortTime(startTime, formats), shortTime(endTime, formats)];
  const half = / [AP]M$/.exec(to)?.[0];
  const start = half && from.endsWith(half) ? from.slice(0, -half.length) : from;
  return `${start} – ${to}`;
}

/** "free 11 AM – 2 PM", and of the dark that it is free. */
export function spanWords(span: DaySpan, formats: Formats): string {
  const word = span.state === "dark" ? "free in the dark" : spanWord[span.state];
  return `${word} ${spanTimes(span, formats)}`;
}

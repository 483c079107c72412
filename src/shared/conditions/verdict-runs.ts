import type { Formats } from "../profile/formats";
import { type ClockTime, shortTime } from "../time/clock-times";
import { verdictWords } from "./conditions-words";
import type { Verdict } from "./verdicts";

/** Starts or hours in a row that come to the same; null where there is no verdict. */
export interface VerdictRun<V> {
  verdict: V;
  /** when the first of them begins */
  from: ClockTime;
  count: number;
}

interface Judged<V> {
  startTime: ClockTime;
  verdict: V;
}

/** The starts or hours of a day, those in a row together that come to the same. */
export function verdictRuns<V>(all: readonly Judged<V>[]): VerdictRun<V>[] {
  const runs: VerdictRun<V>[] = [];
  for (const { startTime, verdict } of all) {
    const last = runs.at(-1);
    if (last?.verdict === verdict) last.count += 1;
    else runs.push({ verdict, from: startTime, count: 1 });
  }
  return runs;
}

/** "The water: Go until 6 PM": how it is now, and for how long. */
export function outlookWords(hours: readonly Judged<Verdict>[], formats: Formats): string {
  const [now, then] = verdictRuns(hours);
  if (!now) return "The water";
  const until = then ? ` until ${shortTime(then.from, formats)}` : "";
  return `The water: ${verdictWords[now.verdict]}${until}`;
}

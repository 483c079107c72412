import { verdictWords } from "../../shared/conditions/conditions-words";
import type { Verdict } from "../../shared/conditions/verdicts";
import { formatTime } from "../../shared/time/clock-times";

/** Hours in a row that have the same verdict. */
export interface VerdictRun {
  verdict: Verdict;
  /** when the first of them begins */
  from: string;
  hours: number;
}

interface Hour {
  startTime: string;
  verdict: Verdict;
}

/** The hours of a day ahead, those in a row together that come to the same. */
export function verdictRuns(hours: readonly Hour[]): VerdictRun[] {
  const runs: VerdictRun[] = [];
  for (const { startTime, verdict } of hours) {
    const last = runs.at(-1);
    if (last?.verdict === verdict) last.hours += 1;
    else runs.push({ verdict, from: startTime, hours: 1 });
  }
  return runs;
}

/** "The bay: Go until 6 PM": how it is now, and for how long. */
export function bayWords(hours: readonly Hour[]): string {
  const [now, then] = verdictRuns(hours);
  if (!now) return "The bay";
  const until = then ? ` until ${formatTime(then.from).replace(":00", "")}` : "";
  return `The bay: ${verdictWords[now.verdict]}${until}`;
}

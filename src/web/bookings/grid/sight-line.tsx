import { verdictWord } from "../../../shared/conditions/conditions-words";
import type { JudgedOuting } from "../judge-outing";
import { WarningLines } from "../warning-lines";
import { VerdictMark } from "./verdict-mark";

/** What speaks against the outing without refusing it, and how the forecast looks, before Confirm. */
export function SightLine({ outing: { warnings, sight, inTheWay } }: { outing: JudgedOuting }) {
  const conditions = sight?.conditions;
  const said = inTheWay ? [] : warnings;
  const reasons = said.length > 0 ? [] : (conditions?.reasons ?? []);
  return (
    <>
      <WarningLines warnings={said} />
      {conditions && !inTheWay && (
        <span className="flex items-center gap-1 text-ink-soft">
          <VerdictMark verdict={conditions.verdict} />
          <span>{[`Forecast: ${verdictWord(conditions.verdict)}`, ...reasons].join("; ")}</span>
        </span>
      )}
    </>
  );
}

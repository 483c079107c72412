import { verdictWords } from "./desk-slots";
import type { JudgedOuting } from "./judge-outing";
import { VerdictMark } from "./verdict-mark";

/** What speaks against the outing without refusing it, and how the forecast looks, before Confirm. */
export function SightLine({ outing: { warnings, sight, inTheWay } }: { outing: JudgedOuting }) {
  const conditions = sight?.conditions;
  const said = inTheWay ? [] : warnings.map(({ message }) => message);
  const reasons = said.length > 0 ? [] : (conditions?.reasons ?? []);
  return (
    <>
      {said.map((message) => (
        <span key={message} className="block text-amber">
          <span aria-hidden="true">▲ </span>
          {message}
        </span>
      ))}
      {conditions && !inTheWay && (
        <span className="flex items-center gap-1 text-ink-soft">
          <VerdictMark verdict={conditions.verdict} />
          <span>{[`Forecast: ${verdictWords[conditions.verdict]}`, ...reasons].join("; ")}</span>
        </span>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import type { ImportAnswer } from "../../shared/imports/import-schemas";
import { Notice } from "../ui/notice";
import { Panel, panelList } from "../ui/panel";

const mostShown = 200;

interface ImportOutcomeProps {
  answer: ImportAnswer;
  /** what there is to press once it has been read */
  next: ReactNode;
}

/** What became of the rows, or would: how many of each, and why some are refused. */
export function ImportOutcome({ answer: { dryRun, counts, rows }, next }: ImportOutcomeProps) {
  const refused = rows.filter(({ outcome }) => outcome === "refused");
  return (
    <div className="grid max-w-2xl gap-6">
      <Notice
        kind={dryRun ? "info" : "good"}
        title={dryRun ? "Nothing is written yet. This is what would happen:" : "It is done."}
        action={next}
      >
        {counts.new} new, {counts.changed} changed, {counts.same} already as they are here,{" "}
        {counts.refused} refused
      </Notice>
      {refused.length > 0 && (
        <Panel title={dryRun ? "Rows that would be left out" : "Rows that were left out"}>
          <ul className={panelList}>
            {refused.slice(0, mostShown).map(({ row, why }) => (
              <li key={row} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 px-4 py-2">
                <span className="font-semibold tabular-nums">Row {row}</span>
                <span>{why}</span>
              </li>
            ))}
          </ul>
          {refused.length > mostShown && (
            <p className="text-ink-soft">and {refused.length - mostShown} more</p>
          )}
          <p className="text-ink-soft">
            Correct them in your spreadsheet and take the file again: what is here already stays.
          </p>
        </Panel>
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import type { ImportKind } from "../../shared/imports/column-names";
import type { ImportAnswer } from "../../shared/imports/import-schemas";
import type { Sheet } from "../../shared/imports/sheet";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Panel, panelList } from "../ui/panel";
import { saveRefused } from "./save-refused";

const mostShown = 200;

interface ImportOutcomeProps {
  kind: ImportKind;
  answer: ImportAnswer;
  sheet: Sheet;
  /** what each column was taken for, by number */
  fields: readonly (string | undefined)[];
  /** what there is to press once it has been read */
  next: ReactNode;
}

/** What became of the rows, or would: how many of each, and why some are refused. */
export function ImportOutcome({ kind, answer, sheet, fields, next }: ImportOutcomeProps) {
  const { dryRun, counts, rows } = answer;
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
            {refused.slice(0, mostShown).map(({ row, name, email, value, why, twin }) => (
              <li
                key={row}
                className="grid gap-3 wrap-anywhere xs:grid-cols-[5rem_minmax(0,1fr)] px-4 py-2"
              >
                <span className="font-semibold tabular-nums">Row {lineOf(sheet, row)}</span>
                <span className="min-w-0 break-words">
                  <span className="block font-semibold">
                    {[name, email].filter(Boolean).join(", ")}
                  </span>
                  {why}
                  {twin !== undefined && ` That is row ${lineOf(sheet, twin)}.`}
                  {value !== undefined && value !== email && (
                    <span className="text-ink-soft"> It says “{value}”.</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {refused.length > mostShown && (
            <p className="text-ink-soft">and {refused.length - mostShown} more</p>
          )}
          <p className="text-ink-soft">
            Correct them in your spreadsheet and take the file again: what is here already stays. Or
            download only these rows, correct them there, and take that file.
          </p>
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => void saveRefused(kind, sheet, fields, refused)}
          >
            Download these rows
          </Button>
        </Panel>
      )}
    </div>
  );
}

/** A row as the file's reader finds it, titles above the header counted. */
const lineOf = ({ headerRow }: Sheet, row: number): number => row + headerRow - 1;

import { useState } from "react";
import type { ImportKind } from "../../shared/imports/column-names";
import type { ImportAnswer } from "../../shared/imports/import-schemas";
import { readSheet } from "../../shared/imports/read-sheet";
import { fieldsOfColumns, type Mapping, missingFields } from "../../shared/imports/sheet-columns";
import type { DateOrder } from "../../shared/imports/sheet-dates";
import { hasNamesInCapitals, unclearDates } from "../../shared/imports/sheet-fields";
import { trpc } from "../calls/api";
import { useUpload } from "../calls/use-upload";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { FormError } from "../ui/forms/form-error";
import { UploadProgress } from "../ui/forms/upload-progress";
import { ColumnTable } from "./column-table";
import { DatesChoice } from "./dates-choice";
import { HeaderChoice } from "./header-choice";
import { ImportOutcome } from "./import-outcome";
import type { PickedSheet } from "./sheet-picker";

/** What each column is, then a look at what would happen, then the import itself. */
export function BringIn({ kind, picked }: { kind: ImportKind; picked: PickedSheet }) {
  const { file, table } = picked;
  const [headerRow, setHeaderRow] = useState<number>();
  const sheet = readSheet(kind, table.lines, { headerRow });
  const [mapping, setMapping] = useState<Mapping>({});
  const [usualLetters, setUsualLetters] = useState(false);
  const [dates, setDates] = useState<DateOrder>();
  const [answer, setAnswer] = useState<ImportAnswer>();
  const upload = useUpload();
  const importing = trpc.admin.importSheet.useMutation({ ...upload.options, onSuccess: setAnswer });
  const { act, refusal } = useAct(importing, { otherwise: "The file was not brought in" });

  const fields = fieldsOfColumns(kind, sheet, mapping);
  const missing = missingFields(kind, fields);
  const inCapitals = kind === "members" && hasNamesInCapitals(sheet, fields);
  const unclear = unclearDates(kind, sheet, fields);
  const ready = missing.length === 0 && (unclear === undefined || dates !== undefined);
  const write = (answer?.counts.new ?? 0) + (answer?.counts.changed ?? 0);

  const send = (dryRun: boolean) =>
    act({
      ...{ kind, file, mapping, dryRun, headerRow: sheet.headerRow },
      ...(table.sheet !== null && { sheet: table.sheet }),
      ...(unclear !== undefined && { dates }),
      ...(inCapitals && { usualLetters }),
    });
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setAnswer(undefined);
      importing.reset();
    };

  return (
    <>
      <HeaderChoice
        {...{ table, sheet }}
        disabled={importing.isPending}
        onChoose={changing((line: number) => {
          setHeaderRow(line);
          setMapping({});
        })}
      />
      <ColumnTable
        {...{ kind, sheet, fields, missing }}
        sheets={table.sheets.length}
        disabled={importing.isPending}
        onMap={changing((one: Mapping) => setMapping({ ...mapping, ...one }))}
      />
      {unclear !== undefined && (
        <DatesChoice column={unclear} dates={dates} onChoose={changing(setDates)} />
      )}
      {inCapitals && (
        <CheckboxField
          label="Write names in capitals in usual letters: TREMBLAY becomes Tremblay"
          checked={usualLetters}
          onChange={({ target }) => changing(setUsualLetters)(target.checked)}
        />
      )}
      <div className="grid max-w-2xl gap-4">
        <FormError>{refusal}</FormError>
        <Button
          className="justify-self-start"
          variant={answer ? "secondary" : "primary"}
          disabled={!ready || importing.isPending}
          pending={importing.isPending && importing.variables.dryRun}
          pendingLabel="Checking..."
          onClick={() => send(true)}
        >
          Check {sheet.rows.length} {sheet.rows.length === 1 ? "row" : "rows"}
        </Button>
        {importing.isPending && <UploadProgress percent={upload.percent} onStop={upload.stop} />}
      </div>
      {answer && (
        <ImportOutcome
          {...{ kind, answer, sheet, fields }}
          next={
            answer.dryRun && write > 0 ? (
              <Button
                disabled={importing.isPending}
                pending={importing.isPending && !importing.variables.dryRun}
                pendingLabel="Bringing in..."
                onClick={() => send(false)}
              >
                Bring in {write} {write === 1 ? "row" : "rows"}
              </Button>
            ) : undefined
          }
        />
      )}
    </>
  );
}

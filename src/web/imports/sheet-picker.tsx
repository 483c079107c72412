import { type DragEvent, useRef, useState } from "react";
import { importNumbers } from "../../shared/imports/import-numbers";
import { openTable } from "../../shared/imports/open-table";
import type { Table } from "../../shared/imports/sheet";
import { Refusal, sharedSentences } from "../../shared/refusals";
import { FieldFrame } from "../ui/forms/field-frame";
import { fileControlClass } from "../ui/forms/file-control-class";
import { SelectField } from "../ui/forms/select-field";

/** A file as it is sent, and the cells of its sheet as they were read here. */
export interface PickedSheet {
  /** another one for each choice */
  nr: number;
  /** base64 */
  file: string;
  table: Table;
}

/** Takes a file by its button or dropped onto it, reads it at once, and asks which of its sheets. */
export function SheetPicker({ onPick }: { onPick: (sheet: PickedSheet | null) => void }) {
  const [error, setError] = useState<string>();
  const [over, setOver] = useState(false);
  const [workbook, setWorkbook] = useState<{ file: File; table: Table }>();
  const latest = useRef(0);

  async function take(file: File | undefined, sheet?: string) {
    latest.current += 1;
    const nr = latest.current;
    setError(undefined);
    onPick(null);
    if (!file) return setWorkbook(undefined);
    try {
      const picked = await read(file, sheet);
      // A later choice counts.
      if (latest.current !== nr) return;
      onPick({ nr, ...picked });
      setWorkbook({ file, table: picked.table });
    } catch (failure) {
      if (latest.current !== nr) return;
      setWorkbook(undefined);
      setError(failure instanceof Refusal ? failure.message : "This file could not be read.");
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <>
      <FieldFrame
        label="Spreadsheet file"
        help="Choose it, or drop it here. An Excel workbook (.xlsx) or CSV, at most 5,000 rows and 2 MB."
        error={error}
      >
        {(ties) => (
          <input
            {...ties}
            type="file"
            accept=".xlsx,.csv,.txt,.tsv,text/csv"
            className={`${fileControlClass} min-h-24 border-dashed py-8 ${over ? "bg-tide-soft" : ""}`}
            onChange={({ target }) => void take(target.files?.[0])}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          />
        )}
      </FieldFrame>
      {workbook && workbook.table.sheets.length > 1 && (
        <SelectField
          label="Sheet of the workbook"
          value={workbook.table.sheet ?? ""}
          onChange={({ target }) => void take(workbook.file, target.value)}
        >
          {workbook.table.sheets.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
    </>
  );
}

async function read(file: File, sheet?: string): Promise<{ file: string; table: Table }> {
  if (file.size > importNumbers.fileBytes) {
    throw new Refusal("SHEET_TOO_LARGE", sharedSentences.SHEET_TOO_LARGE);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { file: toBase64(bytes), table: await openTable(bytes, sheet) };
}

function toBase64(bytes: Uint8Array): string {
  // Some at a time: a call has only so many arguments.
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return btoa(pieces.join(""));
}

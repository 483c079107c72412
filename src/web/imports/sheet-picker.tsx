import { type DragEvent, useRef, useState } from "react";
import { decodeSheet } from "../../shared/imports/decode-sheet";
import { importNumbers } from "../../shared/imports/import-numbers";
import { readSheet, type Sheet } from "../../shared/imports/read-sheet";
import { Refusal, refusalSentences } from "../../shared/refusals";
import { FieldFrame } from "../ui/forms/field-frame";
import { fileControlClass } from "../ui/forms/file-control-class";

/** A file as it is sent, and its table as it was read here. */
export interface PickedSheet {
  /** another one for each choice */
  nr: number;
  /** base64 */
  file: string;
  sheet: Sheet;
}

/** Takes a file by its button or dropped onto it, and reads it at once. */
export function SheetPicker({ onPick }: { onPick: (sheet: PickedSheet | null) => void }) {
  const [error, setError] = useState<string>();
  const [over, setOver] = useState(false);
  const latest = useRef(0);

  async function take(file: File | undefined) {
    latest.current += 1;
    const nr = latest.current;
    setError(undefined);
    onPick(null);
    if (!file) return;
    try {
      const picked = await read(file);
      // A later choice counts.
      if (latest.current === nr) onPick({ nr, ...picked });
    } catch (failure) {
      if (latest.current !== nr) return;
      setError(failure instanceof Refusal ? failure.message : "This file could not be read.");
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <FieldFrame
      label="CSV file"
      help="Choose it, or drop it here. Commas, semicolons or tabs, at most 5,000 rows and 2 MB."
      error={error}
    >
      {(ties) => (
        <input
          {...ties}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
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
  );
}

async function read(file: File): Promise<{ file: string; sheet: Sheet }> {
  if (file.size > importNumbers.fileBytes) {
    throw new Refusal("SHEET_TOO_LARGE", refusalSentences.SHEET_TOO_LARGE);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { file: toBase64(bytes), sheet: readSheet(decodeSheet(bytes)) };
}

function toBase64(bytes: Uint8Array): string {
  // Some at a time: a call has only so many arguments.
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return btoa(pieces.join(""));
}

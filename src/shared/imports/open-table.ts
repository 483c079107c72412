import { Refusal } from "../refusals";
import { decodeSheet } from "./decode-sheet";
import { importNumbers } from "./import-numbers";
import { readLines } from "./read-lines";
import type { Table } from "./sheet";

/**
 * The cells of a workbook's sheet, its first unless `sheet` names one, or of a table of text. Refuses
 * NOT_A_SHEET, SHEET_TOO_LARGE where a workbook would unpack to too much, TOO_MANY_ROWS and
 * TOO_MANY_COLUMNS, each before the whole is read.
 */
export async function openTable(bytes: Uint8Array, sheet?: string): Promise<Table> {
  const table = isZip(bytes)
    ? await (await import("./read-workbook")).readWorkbook(bytes, sheet)
    : { sheets: [], sheet: null, lines: readLines(decodeSheet(bytes)) };
  refuseTooMuch(table.lines);
  return table;
}

const isZip = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4;

function refuseTooMuch(lines: readonly string[][]): void {
  if (lines.length > importNumbers.lines) throw new Refusal("TOO_MANY_ROWS");
  if (lines.some((cells) => cells.length > importNumbers.columns)) {
    throw new Refusal("TOO_MANY_COLUMNS");
  }
}

import Papa from "papaparse";
import { tidyText } from "../fields/tidy-text";
import { Refusal } from "../refusals";
import { unguarded } from "./formula-guard";
import { importNumbers } from "./import-numbers";

/** A table as a spreadsheet wrote it. */
export interface Sheet {
  header: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** as a spreadsheet counts, with the header as 1: a cell of several lines is in one row */
  row: number;
  cells: string[];
}

const delimiters = [",", ";", "\t"];

/**
 * Takes CSV apart. The header is the first row with anything in it; empty rows count and are left
 * out. Refuses NOT_A_SHEET where a quotation mark stays open, and TOO_MANY_ROWS.
 */
export function readSheet(text: string): Sheet {
  const lines = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const records = split(lines, delimiterOf(lines));
  const first = records.findIndex(isFilled);
  const rows = records
    .slice(first)
    .map((cells, nr) => ({ row: nr + 1, cells }))
    .filter(({ cells }) => isFilled(cells));
  if (rows.length - 1 > importNumbers.rows) throw new Refusal("TOO_MANY_ROWS");
  return { header: rows[0]?.cells ?? [], rows: rows.slice(1) };
}

function split(text: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: "\n" });
  const open = errors.find(({ type }) => type === "Quotes");
  if (open) {
    throw new Refusal(
      "NOT_A_SHEET",
      `A quotation mark in row ${(open.row ?? 0) + 1} of the file is not closed as it should be. Please correct that row and try again.`,
    );
  }
  return data.map((cells) => cells.map((cell) => unguarded(tidyText(cell))));
}

/** Whichever splits the header into the most columns. */
function delimiterOf(text: string): string {
  const columns = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text.trimStart(), {
      delimiter,
      newline: "\n",
      preview: 1,
    });
    return data[0]?.length ?? 0;
  });
  return delimiters[columns.indexOf(Math.max(...columns))] ?? ",";
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== "");

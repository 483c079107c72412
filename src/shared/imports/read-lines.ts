import Papa from "papaparse";
import { Refusal } from "../refusals";
import { cellIn } from "./formula-guard";
import { importNumbers } from "./import-numbers";

/**
 * Takes CSV apart; one line more than may be is enough to see that there are too many. Refuses
 * NOT_A_SHEET where a quotation mark stays open.
 */
export function readLines(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  // Excel takes a first line such as "sep=;" for the delimiter, and shows it as no row.
  const [said, delimiter] = /^"?sep=(.)"?(?:\n|$)/i.exec(plain) ?? ["", undefined];
  // After the line break at its end a file has no line.
  const table = plain.slice(said.length).replace(/\n$/, "");
  const { data, errors } = Papa.parse<string[]>(table, {
    delimiter: delimiter ?? delimiterOf(table),
    newline: "\n",
    preview: importNumbers.lines + 1,
  });
  const open = errors.find(({ type }) => type === "Quotes");
  if (open) {
    throw new Refusal(
      "NOT_A_SHEET",
      `A quotation mark in row ${(open.row ?? 0) + 1} of the file is not closed as it should be. Please correct that row and try again.`,
    );
  }
  return data.map((cells) => cells.map(cellIn));
}

const delimiters = [",", ";", "\t"];
const wide = 3;

/** Whichever splits the header into the most columns: the first line that is no title above it. */
function delimiterOf(text: string): string {
  const firstLines = delimiters.map((delimiter) => {
    const options = { delimiter, newline: "\n", preview: 20, skipEmptyLines: true } as const;
    return Papa.parse<string[]>(text, options).data.map(({ length }) => length);
  });
  const most = Math.min(wide, Math.max(...firstLines.flat()));
  const firsts = firstLines.map((lengths) => lengths.findIndex((length) => length >= most));
  const header = Math.min(...firsts.filter((nr) => nr >= 0));
  const columns = firstLines.map((lengths) => lengths[header] ?? 0);
  return delimiters[columns.indexOf(Math.max(...columns))] ?? ",";
}

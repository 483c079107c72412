import Papa from "papaparse";
import { Refusal } from "../refusals";
import { cellIn } from "./formula-guard";
import { importNumbers } from "./import-numbers";

/**
 * Takes CSV apart. Refuses TOO_MANY_ROWS and TOO_MANY_COLUMNS before it does, and NOT_A_SHEET where a
 * quotation mark stays open.
 */
export function readLines(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  // Excel takes a first line such as "sep=;" for the delimiter, and shows it as no row.
  const [line, said] = /^"?sep=(.)"?(?:\n|$)/i.exec(plain) ?? ["", undefined];
  // After the line break at its end a file has no line.
  const table = plain.slice(line.length).replace(/\n$/, "");
  const delimiter = said ?? delimiterOf(table);
  refuseTooMuch(table, delimiter);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter, newline: "\n" });
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
const looked = 20;

/** Whichever splits the header into the most columns: the first line that is no title above it. */
function delimiterOf(text: string): string {
  const firstLines = delimiters.map((delimiter) => firstCounts(text, delimiter));
  const most = Math.min(wide, Math.max(...firstLines.flat()));
  const firsts = firstLines.map((lengths) => lengths.findIndex((length) => length >= most));
  const header = Math.min(...firsts.filter((nr) => nr >= 0));
  const columns = firstLines.map((lengths) => lengths[header] ?? 0);
  return delimiters[columns.indexOf(Math.max(...columns))] ?? ",";
}

/** How many cells the first lines have in which anything stands. */
function firstCounts(text: string, delimiter: string): number[] {
  const counts: number[] = [];
  for (const cells of countCells(text, delimiter)) {
    if (cells > 0) counts.push(cells);
    if (counts.length === looked) break;
  }
  return counts;
}

function refuseTooMuch(text: string, delimiter: string): void {
  for (const cells of countCells(text, delimiter)) {
    if (cells > importNumbers.columns) throw new Refusal("TOO_MANY_COLUMNS");
  }
}

/**
 * How many cells each line has, 0 where nothing stands in it. Looks at each letter once and keeps
 * none: what takes a table apart is slow where it has a million lines or columns, and 2 MB hold
 * either. Refuses TOO_MANY_ROWS.
 */
function* countCells(text: string, delimiter: string): Generator<number> {
  let lines = 0;
  let from = 0;
  let cells = 1;
  let quoted = text[0] === '"';
  for (let at = quoted ? 1 : 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (quoted && at < text.length) {
      // Within a cell in quotation marks, two of them stand for one.
      if (sign === '"' && text[at + 1] === '"') at += 1;
      else quoted = sign !== '"';
    } else if (sign === delimiter) {
      cells += 1;
      quoted = text[at + 1] === '"';
      if (quoted) at += 1;
    } else if (sign === "\n" || at === text.length) {
      lines += 1;
      if (lines > importNumbers.lines) throw new Refusal("TOO_MANY_ROWS");
      yield at === from ? 0 : cells;
      from = at + 1;
      cells = 1;
      quoted = text[from] === '"';
      if (quoted) at += 1;
    }
  }
}

import { Refusal } from "../refusals";
import type { ImportKind } from "./column-names";
import type { Sheet } from "./sheet";
import { fieldsOfColumns, type Mapping } from "./sheet-columns";

/** A header stands among so many first lines, below its titles. */
const searched = 30;

/**
 * The header of a table and what is below it. The header is the line that `headerRow` says, else the
 * one with the most names that are known, else the first with anything in it. Empty rows count and
 * are left out. Refuses a `headerRow` in which nothing stands.
 */
export function readSheet(
  kind: ImportKind,
  lines: readonly string[][],
  { mapping, headerRow: said }: HeaderWishes = {},
): Sheet {
  const headerRow = said ?? findHeader(kind, lines, mapping);
  const [header = [], ...below] = lines.slice(headerRow - 1);
  if (said !== undefined && !isFilled(header)) {
    throw new Refusal("BAD_INPUT", `Row ${said} of the file is empty.`, "headerRow");
  }
  const rows = below.map((cells, nr) => ({ row: nr + 2, cells }));
  return { header, headerRow, rows: rows.filter(({ cells }) => isFilled(cells)) };
}

interface HeaderWishes {
  mapping?: Mapping | undefined;
  headerRow?: number | undefined;
}

function findHeader(kind: ImportKind, lines: readonly string[][], mapping: Mapping = {}): number {
  const known = lines.slice(0, searched).map((header) => {
    const isMapped = Object.keys(mapping).every((name) => header.includes(name));
    return isMapped ? fieldsOfColumns(kind, { header }, mapping).filter(Boolean).length : 0;
  });
  const most = Math.max(0, ...known);
  return 1 + Math.max(0, most > 0 ? known.indexOf(most) : lines.findIndex(isFilled));
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== "");

import { Refusal } from "../refusals";
import type { ImportKind } from "./column-names";
import { importNumbers } from "./import-numbers";
import type { Sheet, SheetRow } from "./sheet";
import {
  columnsOf,
  type FieldOf,
  fieldsOfColumns,
  type Mapping,
  missingFields,
  refuseMapping,
} from "./sheet-columns";
import { type DateOrder, findDateOrder, readDate } from "./sheet-dates";
import { inUsualLetters, isInCapitals, splitName } from "./sheet-names";

/** A row by its fields. An empty cell is left out: it says nothing. */
export interface FieldRow<K extends ImportKind> {
  row: number;
  fields: Partial<Record<FieldOf<K>, string>>;
  /** it has more cells than the header, so nobody knows which is which */
  overlong: boolean;
}

/**
 * The rows of a sheet by field, dates as yyyy-MM-dd where they can be read. Refuses TOO_MANY_ROWS, COLUMN_MISSING and
 * DATES_UNCLEAR, which name the column, and a mapping that does not fit.
 */
export function readFields<K extends ImportKind>(
  kind: K,
  sheet: Sheet,
  { mapping, dates, usualLetters = false }: ReadingWishes,
): FieldRow<K>[] {
  if (sheet.rows.length > importNumbers.rows) throw new Refusal("TOO_MANY_ROWS");
  refuseMapping(kind, sheet, mapping);
  const fields = fieldsOfColumns(kind, sheet, mapping);
  const [missing] = missingFields(kind, fields);
  if (missing) {
    const label = columnsOf(kind)[missing]?.label ?? missing;
    throw new Refusal(
      "COLUMN_MISSING",
      `The file has no column “${label}”. Name it so, or say which column it is, or which row of the file names the columns.`,
      missing,
    );
  }
  const orders = fields.map((field, nr) =>
    field && columnsOf(kind)[field]?.isDate ? (dates ?? orderOf(sheet, nr)) : undefined,
  );
  return sheet.rows.map(({ row, cells }) => ({
    row,
    fields: fieldsOf(cells, fields, orders, usualLetters),
    overlong: cells.slice(fields.length).some((cell) => cell !== ""),
  }));
}

interface ReadingWishes {
  mapping?: Mapping | undefined;
  dates?: DateOrder | undefined;
  /** whether names in capitals are written as usual */
  usualLetters?: boolean | undefined;
}

/** Whether some names of people are all in capitals, which can be written as usual. */
export const hasNamesInCapitals = (
  { rows }: Sheet,
  fields: readonly (string | undefined)[],
): boolean =>
  rows.some(({ cells }) => cells.some((cell, nr) => isNameField(fields[nr]) && isInCapitals(cell)));

const isNameField = (field: string | undefined): boolean =>
  ["firstName", "lastName", "fullName", "emergencyContactName"].includes(field ?? "");

/** The first date column whose cells can be read in more than one order; undefined when none is. */
export function unclearDates(
  kind: ImportKind,
  { header, rows }: Sheet,
  fields: readonly (string | undefined)[],
): string | undefined {
  return header.find((_, nr) => {
    const isDate = columnsOf(kind)[fields[nr] ?? ""]?.isDate;
    return isDate && !findDateOrder(rows.map(({ cells }) => cells[nr] ?? ""));
  });
}

function orderOf({ header, rows }: Sheet, nr: number): DateOrder {
  const order = findDateOrder(rows.map(({ cells }) => cells[nr] ?? ""));
  if (order) return order;
  const name = header[nr] ?? "";
  throw new Refusal(
    "DATES_UNCLEAR",
    `The dates in “${name}” can be read in more than one order. Please say which comes first: year, month or day.`,
    name,
  );
}

function fieldsOf<K extends ImportKind>(
  cells: SheetRow["cells"],
  fields: readonly (string | undefined)[],
  orders: readonly (DateOrder | undefined)[],
  usualLetters: boolean,
): FieldRow<K>["fields"] {
  const filled = fields.flatMap((field, nr): string[][] => {
    const cell = cells[nr] ?? "";
    const order = orders[nr];
    if (!field || cell === "") return [];
    // A moment to the millisecond, as our own exports write it, is more than a day.
    const isDay = order && !cell.endsWith("Z");
    return [[field, (isDay && readDate(cell, order)) || cell]];
  });
  const [, fullName] = filled.find(([field]) => field === "fullName") ?? [];
  const parts = fullName === undefined ? [] : Object.entries(splitName(fullName));
  const named = [...parts.filter(([, part]) => part !== ""), ...filled];
  const written = named.map(([field = "", cell = ""]) =>
    usualLetters && isNameField(field) ? [field, inUsualLetters(cell)] : [field, cell],
  );
  return Object.fromEntries(written);
}

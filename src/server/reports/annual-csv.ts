import { stringify } from "csv-stringify/sync";
import type { Figure } from "../../shared/annual-report/annual-report-schemas";
import { guarded } from "../../shared/imports/formula-guard";

/** A figure as a table to take away: its rows as they are reckoned with, safe in a spreadsheet. */
export function annualCsv({ columns, rows }: Figure): string {
  const written = rows.map((row) =>
    // An amount below zero is a number, not a formula.
    row.map((cell, nr) => (columns[nr]?.as === "text" ? guarded(String(cell ?? "")) : cell)),
  );
  return stringify([columns.map(({ key }) => key), ...written], { bom: true });
}

import type { ImportKind } from "../../shared/imports/column-names";
import type { ImportRow } from "../../shared/imports/import-schemas";
import type { Sheet } from "../../shared/imports/sheet";
import { columnsOf } from "../../shared/imports/sheet-columns";
import { saveCsvTable } from "../ui/save-csv";

/**
 * Gives the refused rows to the browser as a sheet that comes back in once it is mended: the columns
 * by the names of what they were taken for, and before each row why it was refused.
 */
export function saveRefused(
  kind: ImportKind,
  { header, rows }: Sheet,
  fields: readonly (string | undefined)[],
  refused: readonly ImportRow[],
): Promise<void> {
  const names = header.map((name, nr) => columnsOf(kind)[fields[nr] ?? ""]?.label ?? name);
  const whys = new Map(refused.map(({ row, why = "" }) => [row, why]));
  const table = rows.flatMap(({ row, cells }) => {
    const why = whys.get(row);
    return why === undefined ? [] : [[why, ...cells]];
  });
  return saveCsvTable("refused-rows.csv", ["Why it was refused", ...names], table);
}

import { comparable } from "../fields/compare-words";
import { readNumber, readYesOrNo } from "./cell-words";
import type { ImportKind } from "./column-names";
import { refused } from "./judge-rows";
import { columnsOf } from "./sheet-columns";

/** How a column that an import never changes stands in the club; null where there is nothing yet. */
export type Truths = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Refuses a row in which such a column says something else. What is true is passed over, and so is
 * an empty cell.
 */
export function refuseUntrue(
  kind: ImportKind,
  fields: Readonly<Partial<Record<string, string>>>,
  truths: Truths,
) {
  const untrue = Object.entries(truths).find(([field, truth]) => {
    const cell = fields[field];
    return cell !== undefined && !says(cell, truth);
  });
  if (!untrue) return null;
  const [field] = untrue;
  return refused(
    field,
    `“${columnsOf(kind)[field]?.label}” is something else in the club, and an import never changes it. Correct the cell, or leave the column out.`,
  );
}

function says(cell: string, truth: Truths[string]): boolean {
  if (typeof truth === "boolean") return readYesOrNo(cell) === truth;
  if (typeof truth === "number") return readNumber(cell) === truth;
  return comparable(cell) === comparable(truth ?? "");
}

import type { z } from "zod";
import type { ImportKind } from "./column-names";
import type { ImportRow } from "./import-schemas";
import type { FieldRow } from "./sheet-fields";

/** What becomes of one row, and what is then to be written. */
export type Judgement<W> =
  | { outcome: "same" }
  | { outcome: "new" | "changed"; write: W }
  | RefusedRow;

interface RefusedRow {
  outcome: "refused";
  field: string;
  why: string;
  /** another row that speaks against this one */
  twin?: number;
}

export const refused = (field: string, why: string, twin?: number): RefusedRow => ({
  outcome: "refused",
  field,
  why,
  ...(twin !== undefined && { twin }),
});

/** A row whose cells are not what a form would take: the first of what is wrong with it. */
export function refusedBy({ issues: [issue] }: z.ZodError) {
  return refused(String(issue?.path[0] ?? ""), issue?.message ?? "Please check this row.");
}

/** What becomes of each row, and the writes of those that bring something. */
export interface ImportPlan<W> {
  rows: ImportRow[];
  writes: W[];
}

/** Judges one row after the other. A row with more cells than the header is refused unread. */
export function judgeRows<K extends ImportKind, W>(
  rows: readonly FieldRow<K>[],
  judge: (row: FieldRow<K>) => Judgement<W>,
): ImportPlan<W> {
  const writes: W[] = [];
  const judged = rows.map((one): ImportRow => {
    const judgement = one.overlong ? refused("", overlong) : judge(one);
    if ("write" in judgement) writes.push(judgement.write);
    const { outcome } = judgement;
    const known = { row: one.row, outcome, ...whoIn(one.fields) };
    if (outcome !== "refused") return known;
    const { field, why, twin } = judgement;
    const value = cellsOf(one.fields)[field];
    const about = { ...(field && { field }), ...(value && { value }) };
    return { ...known, ...about, why, ...(twin !== undefined && { twin }) };
  });
  return { rows: judged, writes };
}

const cellsOf = (fields: object): Partial<Record<string, string>> => ({ ...fields });

function whoIn(fields: object): Pick<ImportRow, "name" | "email"> {
  const { name, firstName, lastName, email } = cellsOf(fields);
  const words = name ?? [firstName, lastName].filter(Boolean).join(" ");
  return { ...(words && { name: words }), ...(email !== undefined && { email }) };
}

const overlong =
  "This row has more cells than the header. Perhaps a comma in a cell stands without quotation marks.";

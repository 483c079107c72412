import type { ImportKind } from "../../shared/imports/column-names";
import type { Sheet } from "../../shared/imports/sheet";
import { columnsOf, type Mapping } from "../../shared/imports/sheet-columns";
import { splitName } from "../../shared/imports/sheet-names";
import { SelectField } from "../ui/forms/select-field";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";

interface ColumnTableProps {
  kind: ImportKind;
  sheet: Sheet;
  /** how many sheets the file has */
  sheets: number;
  /** what each column is taken for, by number */
  fields: readonly (string | undefined)[];
  /** what is needed and no column is for */
  missing: readonly string[];
  disabled: boolean;
  onMap: (mapping: Mapping) => void;
}

/** Each column of the file with its first cell, and what it is taken for. */
export function ColumnTable(props: ColumnTableProps) {
  const { kind, sheet, sheets, fields, missing, disabled, onMap } = props;
  const columns = columnsOf(kind);
  const places = sheet.header.map((name, nr) => ({ nr, name, field: fields[nr] }));
  const words = missing.map((field) => `“${columns[field]?.label ?? field}”`).join(", ");
  return (
    <Panel title="Columns">
      {missing.length > 0 && (
        <Notice kind="careful" title={`Still needed: ${words}`}>
          Say below which column it is. If there is none,{" "}
          {sheets > 1 && "take another sheet above, or "}
          add it to your file.
        </Notice>
      )}
      <ul aria-label="Columns of the file" className={columnsLook}>
        {places.map(({ nr, name, field }) => (
          <li key={nr}>
            <SelectField
              label={name || `Column ${nr + 1}`}
              help={example(sheet, field, nr)}
              value={field ?? ""}
              disabled={disabled || name === ""}
              onChange={({ target }) => onMap(mapped(sheet, fields, nr, target.value))}
            >
              <option value="">Leave out</option>
              {Object.entries(columns).map(([key, { label }]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const columnsLook =
  "grid gap-x-6 gap-y-4 wrap-anywhere rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3";

function example({ rows }: Sheet, field: string | undefined, nr: number): string {
  const cell = rows.map(({ cells }) => cells[nr] ?? "").find((one) => one !== "");
  if (cell !== undefined && field === "fullName") {
    const { firstName, lastName } = splitName(cell);
    return `For example: ${cell}, first name ${firstName}, last name ${lastName || "missing"}`;
  }
  return cell === undefined ? "Empty in every row" : `For example: ${cell.slice(0, 60)}`;
}

/** A field is one column's: whichever had it before is left out. */
function mapped(
  { header }: Sheet,
  fields: readonly (string | undefined)[],
  nr: number,
  field: string,
): Mapping {
  const before = field === "" ? -1 : fields.indexOf(field);
  const loser = header[before];
  return { ...(loser !== undefined && { [loser]: "" }), [header[nr] ?? ""]: field };
}

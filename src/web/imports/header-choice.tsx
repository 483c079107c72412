import type { Table } from "../../shared/imports/open-table";
import type { Sheet } from "../../shared/imports/read-sheet";
import { SelectField } from "../ui/forms/select-field";

interface HeaderChoiceProps {
  table: Table;
  sheet: Sheet;
  disabled: boolean;
  onChoose: (line: number) => void;
}

/** A header is looked for among so many first lines. */
const offered = 30;

/** Which row of the file names the columns: it was looked for, and may have been missed. */
export function HeaderChoice({ table, sheet, disabled, onChoose }: HeaderChoiceProps) {
  return (
    <SelectField
      className="max-w-2xl"
      label="Row with the names of the columns"
      help="Titles above it are passed over."
      value={sheet.headerRow}
      disabled={disabled}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {table.lines.slice(0, offered).map((cells, nr) => {
        const words = cells.filter((cell) => cell !== "").join(", ");
        return (
          words !== "" && (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
            <option key={nr} value={nr + 1}>
              {`Row ${nr + 1}: ${words.slice(0, 80)}`}
            </option>
          )
        );
      })}
    </SelectField>
  );
}

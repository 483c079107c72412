import type { Sheet, Table } from "../../shared/imports/sheet";
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
  const rows = table.lines.slice(0, offered).map((cells, nr) => ({
    row: nr + 1,
    words: cells.filter((cell) => cell !== "").join(", "),
  }));
  return (
    <SelectField
      className="max-w-2xl"
      label="Row with the names of the columns"
      help="Titles above it are passed over."
      value={sheet.headerRow}
      disabled={disabled}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {rows
        .filter(({ words }) => words !== "")
        .map(({ row, words }) => (
          <option key={row} value={row}>
            {`Row ${row}: ${words.slice(0, 80)}`}
          </option>
        ))}
    </SelectField>
  );
}

import { useState } from "react";
import { useSearchParams } from "wouter";
import { type ImportKind, importKinds } from "../../shared/imports/column-names";
import { AdminScreen } from "../layout/admin-screen";
import { SelectField } from "../ui/forms/select-field";
import { BringIn } from "./bring-in";
import { InviteButton } from "./invite-button";
import { type PickedSheet, SheetPicker } from "./sheet-picker";

const kindWords: Record<ImportKind, string> = {
  members: "Members",
  boats: "Boats",
  hours: "Opening balances of hours",
};

/** An admin brings members, boats and hours in from spreadsheets, and invites who came. */
export function ImportsPage() {
  const [params, setParams] = useSearchParams();
  const kind = kindOf(params.get("kind"));
  const [sheet, setSheet] = useState<PickedSheet | null>(null);
  return (
    <AdminScreen
      title="Import from spreadsheets"
      lead="Take your Excel workbook or CSV file here. Nothing is written before you have seen what will become of each row, and the same file again changes nothing."
    >
      <div className="grid max-w-2xl gap-5">
        <SelectField
          label="What the file holds"
          help={
            kind === "hours" ? "Bring in the members first: hours find them by e-mail." : undefined
          }
          value={kind}
          onChange={({ target }) => setParams({ kind: target.value }, { replace: true })}
        >
          {importKinds.map((one) => (
            <option key={one} value={one}>
              {kindWords[one]}
            </option>
          ))}
        </SelectField>
        <SheetPicker onPick={setSheet} />
      </div>
      {sheet && <BringIn key={`${kind} ${sheet.nr}`} kind={kind} picked={sheet} />}
      <InviteButton />
    </AdminScreen>
  );
}

const kindOf = (value: string | null): ImportKind =>
  importKinds.find((one) => one === value) ?? "members";

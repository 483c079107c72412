import { useFieldArray } from "react-hook-form";
import { fieldOf } from "../../ui/forms/field-of";
import { FormError } from "../../ui/forms/form-error";
import { AddRow, RemoveRow } from "../../ui/forms/row-buttons";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { SettingsPart } from "../setting-field";
import { useSafetyForm } from "./safety-form-values";

const aYear = 365;

/** What members are granted and boats ask for, and which of it lets them out in the dark. */
export function ClearancesPart() {
  const form = useSafetyForm();
  const field = fieldOf(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "clearances" });
  const named = form.watch("clearances").filter(({ name }) => name !== "");
  const night = form.watch("nightClearance");
  const listError = form.formState.errors.clearances?.root?.message;
  return (
    <SettingsPart
      title="Clearances"
      lead="What a member may row, granted by managers and admins for so many days. A boat can ask for one (Fleet). One that a boat asks for or a member holds cannot be removed."
    >
      <ul className="grid gap-4 sm:col-span-2">
        {fields.map((kind, index) => (
          <li
            key={kind.id}
            className="grid xs:grid-cols-[minmax(0,1fr)_6.5rem_auto] items-start gap-2 sm:grid-cols-[2fr_1fr_auto] sm:gap-3"
          >
            <TextField
              label="Name of the clearance"
              autoComplete="off"
              {...field(`clearances.${index}.name`)}
            />
            <TextField
              label="Valid for days"
              type="number"
              inputMode="numeric"
              {...field(`clearances.${index}.validDays`, { valueAsNumber: true })}
            />
            <RemoveRow label={`Remove clearance ${index + 1}`} remove={() => remove(index)} />
          </li>
        ))}
      </ul>
      {listError !== undefined && (
        <div className="sm:col-span-2">
          <FormError>{listError}</FormError>
        </div>
      )}
      <div className="sm:col-span-2">
        <AddRow add={() => append({ name: "", validDays: aYear })}>Add clearance</AddRow>
      </div>
      <SelectField
        label="For the dark"
        help="With it a member may take a boat with lights out in the dark."
        className="sm:col-span-2"
        {...field("nightClearance", { setValueAs: (name: string | null) => name || null })}
      >
        <option value="">None: nobody rows in the dark</option>
        {named.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        {night && !named.some(({ name }) => name === night) && <option>{night}</option>}
      </SelectField>
    </SettingsPart>
  );
}

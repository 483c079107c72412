import { useController, useFieldArray, useFormContext } from "react-hook-form";
import { fieldOf } from "../ui/forms/field-of";
import { decimalField, numberTyped } from "../ui/forms/number-typed";
import { AddRow, RemoveRow } from "../ui/forms/row-buttons";
import { TextField } from "../ui/forms/text-field";
import type { MoneyFields } from "./money-fields";

const atMost = 3;

/** The club's taxes, one below the other as they stand on receipts. */
export function TaxesField() {
  const form = useFormContext<MoneyFields>();
  const field = fieldOf(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "taxes" });
  return (
    <div className="grid gap-3 sm:col-span-2">
      <ul className="grid gap-4 empty:hidden">
        {fields.map((tax, nr) => (
          <li
            key={tax.id}
            className="grid xs:grid-cols-[minmax(0,1fr)_6rem_auto] items-start gap-x-2 gap-y-3 sm:grid-cols-[1fr_6rem_1.5fr_auto] sm:gap-x-3"
          >
            <TextField label="Name" autoComplete="off" {...field(`taxes.${nr}.name`)} />
            <PercentField name={`taxes.${nr}.percent`} />
            <TextField
              label="Number"
              optional
              autoComplete="off"
              className="max-sm:order-last max-sm:col-span-full"
              {...field(`taxes.${nr}.number`)}
            />
            <RemoveRow label={`Remove tax ${nr + 1}`} remove={() => remove(nr)} />
          </li>
        ))}
      </ul>
      {fields.length < atMost && (
        <AddRow add={() => append({ name: "", percent: Number.NaN, number: "" })}>Add tax</AddRow>
      )}
    </div>
  );
}

/** Empty for a tax that is new. */
function PercentField({ name }: { name: `taxes.${number}.percent` }) {
  const { field, fieldState } = useController<MoneyFields, typeof name>({ name });
  return (
    <TextField
      label="Percent"
      {...decimalField}
      ref={field.ref}
      name={name}
      defaultValue={Number.isNaN(field.value) ? "" : field.value}
      onChange={({ target }) => field.onChange(numberTyped(target.value))}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

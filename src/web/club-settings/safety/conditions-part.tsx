import { Fragment } from "react";
import { fieldOf } from "../../ui/forms/field-of";
import { decimalField, numberTyped } from "../../ui/forms/number-typed";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { SettingsPart } from "../setting-field";
import { useSafetyForm } from "./safety-form-values";

/** Whether bookings go by the forecast, and how much wind, fog and frost is too much. */
export function ConditionsPart() {
  const form = useSafetyForm();
  const field = fieldOf(form);
  const number = (name: Parameters<typeof field>[0]) => ({
    type: "number",
    inputMode: "decimal" as const,
    step: "any",
    autoComplete: "off",
    ...field(name, { valueAsNumber: true }),
  });
  const decimal = (name: Parameters<typeof field>[0]) => ({
    ...decimalField,
    ...field(name, { setValueAs: numberTyped }),
  });
  const clearances = form.watch("clearances");
  return (
    <SettingsPart
      title="Conditions"
      lead="The forecast is asked for once an hour. Beyond a limit, or in thunder, an outing is a no-go; from 80 % of a wind limit, in less than 2 km of visibility or under 5 °C it wants care. A forecast that is missing or old refuses nothing. Left empty, a clearance has the limits for everyone."
    >
      <SelectField
        label="Conditions"
        help="A forecast is a help, not a promise: whoever rows looks at the water first."
        className="sm:col-span-2"
        {...field("conditions")}
      >
        <option value="off">Off: bookings do not look at the forecast</option>
        <option value="warn">Warn: shown and kept with the booking, nothing is refused</option>
        <option value="refuse">Refuse: no booking beyond the limits</option>
      </SelectField>
      <div className="grid grid-cols-2 items-end gap-4 sm:col-span-2">
        <TextField label="Wind for everyone, km/h" {...number("limits.base.windKmh")} />
        <TextField label="Gusts for everyone, km/h" {...number("limits.base.gustKmh")} />
        {clearances.map(({ name }, index) => (
          <Fragment key={number(`clearances.${index}.windKmh`).name}>
            <TextField
              label={`Wind for ${name || "the new clearance"}, km/h`}
              {...number(`clearances.${index}.windKmh`)}
            />
            <TextField
              label={`Gusts for ${name || "the new clearance"}, km/h`}
              {...number(`clearances.${index}.gustKmh`)}
            />
          </Fragment>
        ))}
        <TextField label="Least visibility, km" {...decimal("limits.minVisibilityKm")} />
        <TextField label="Coldest air, °C" {...decimal("limits.minTemperatureC")} />
      </div>
    </SettingsPart>
  );
}

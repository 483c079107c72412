import { fieldOf } from "../../ui/forms/field-of";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { SettingsPart } from "../setting-field";
import { useSafetyForm } from "./safety-form-values";

/** What becomes of outings in the dark. */
export function DaylightPart() {
  const form = useSafetyForm();
  const field = fieldOf(form);
  const minutes = { type: "number", inputMode: "numeric", min: 0, max: 120 } as const;
  return (
    <SettingsPart
      title="Daylight"
      lead="An outing is in the dark when it starts before sunrise or ends after sunset, at the club and on its day. A few minutes of dawn and dusk can count as light."
    >
      <SelectField
        label="Outings in the dark"
        help="Bookings that stand already stay as they are."
        className="sm:col-span-2"
        {...field("daylight")}
      >
        <option value="off">Off: nothing is said</option>
        <option value="warn">Warn: rowers are told, and may book</option>
        <option value="refuse">Refuse: they cannot be booked</option>
      </SelectField>
      <TextField
        label="Minutes of light before sunrise"
        help="0 to 120."
        {...minutes}
        {...field("daylightBeforeSunrise", { valueAsNumber: true })}
      />
      <TextField
        label="Minutes of light after sunset"
        help="0 to 120."
        {...minutes}
        {...field("daylightAfterSunset", { valueAsNumber: true })}
      />
    </SettingsPart>
  );
}

import { Fragment } from "react";
import { clearKm, mildC } from "../../../shared/conditions/measures";
import { distanceScale, exactly, temperatureScale, windScale } from "../../../shared/profile/units";
import { useProfile } from "../../clock/use-profile";
import { fieldOf } from "../../ui/forms/field-of";
import { SelectField } from "../../ui/forms/select-field";
import { SettingsPart } from "../setting-field";
import { LimitField } from "./limit-field";
import { useSafetyForm } from "./safety-form-values";

/** Whether bookings go by the forecast, and how much wind, fog and frost is too much. */
export function ConditionsPart() {
  const form = useSafetyForm();
  const field = fieldOf(form);
  const { units } = useProfile();
  const wind = windScale(units);
  const distance = distanceScale(units);
  const temperature = temperatureScale(units);
  const clearances = form.watch("clearances");
  return (
    <SettingsPart
      title="Conditions"
      lead={`The forecast is asked for once an hour. Beyond a limit, or in thunder, an outing is a no-go; from 80% of a wind limit, in less than ${exactly(clearKm, distance)} of visibility or under ${exactly(mildC, temperature)} it wants care. A forecast that is missing or old refuses nothing. Left empty, a clearance has the limits for everyone.`}
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
      <div className="grid xs:grid-cols-2 items-end gap-4 sm:col-span-2">
        <LimitField
          name="limits.base.windKmh"
          label="Wind for everyone"
          range="wind"
          scale={wind}
        />
        <LimitField
          name="limits.base.gustKmh"
          label="Gusts for everyone"
          range="wind"
          scale={wind}
        />
        {clearances.map(({ name }, index) => (
          <Fragment key={field(`clearances.${index}.windKmh`).name}>
            <LimitField
              name={`clearances.${index}.windKmh`}
              label={`Wind for ${name || "the new clearance"}`}
              range="wind"
              scale={wind}
            />
            <LimitField
              name={`clearances.${index}.gustKmh`}
              label={`Gusts for ${name || "the new clearance"}`}
              range="wind"
              scale={wind}
            />
          </Fragment>
        ))}
        <LimitField
          name="limits.minVisibilityKm"
          label="Least visibility"
          range="visibility"
          scale={distance}
        />
        <LimitField
          name="limits.minTemperatureC"
          label="Coldest air"
          range="temperature"
          scale={temperature}
        />
      </div>
    </SettingsPart>
  );
}

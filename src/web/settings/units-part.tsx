import { useFormContext } from "react-hook-form";
import { distanceUnits, temperatureUnits, windUnits } from "../../shared/profile/units";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { fieldOf } from "../ui/forms/field-of";
import { SelectField } from "../ui/forms/select-field";
import { SettingsPart } from "./setting-field";

/** What wind, warmth and distances are shown and typed in. */
export function UnitsPart() {
  const field = fieldOf(useFormContext<Pick<ClubSettings, "units">>());
  return (
    <SettingsPart
      title="Units"
      lead="What is shown and typed. Files and programs go on in km/h, °C and km."
    >
      <SelectField label="Wind in" {...field("units.wind")}>
        {optionsOf(windUnits)}
      </SelectField>
      <SelectField label="Temperature in" {...field("units.temperature")}>
        {optionsOf(temperatureUnits)}
      </SelectField>
      <SelectField label="Distance in" {...field("units.distance")}>
        {optionsOf(distanceUnits)}
      </SelectField>
    </SettingsPart>
  );
}

const words: Readonly<Record<string, string>> = {
  "km/h": "kilometres an hour",
  "m/s": "metres a second",
  kn: "knots",
  mph: "miles an hour",
  C: "Celsius",
  F: "Fahrenheit",
  km: "kilometres",
  mi: "miles",
};

const optionsOf = (units: readonly string[]) =>
  units.map((unit) => (
    <option key={unit} value={unit}>
      {words[unit]}
    </option>
  ));

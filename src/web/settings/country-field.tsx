import { useFormContext } from "react-hook-form";
import { countries } from "../../shared/profile/countries";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { SelectField } from "../ui/forms/select-field";

/** The country the club is in; that of the browser's language is proposed. */
export function CountryField() {
  const form = useFormContext<Pick<ClubSettings, "country">>();
  const here = countryHere();
  return (
    <>
      <SelectField
        label="Country"
        help="How amounts are written, and on what paper."
        {...fieldOf(form)("country")}
      >
        {countriesByName.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {here && here.code !== form.watch("country") && (
        <Button
          size="small"
          variant="secondary"
          className="self-end justify-self-start"
          onClick={() => form.setValue("country", here.code, { shouldDirty: true })}
        >
          Use this device's: {here.name}
        </Button>
      )}
    </>
  );
}

const nameOf = new Intl.DisplayNames("en", { type: "region" });

const countriesByName = countries
  .map((code) => ({ code, name: nameOf.of(code) ?? code }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** Where most speak the browser's language that names no country: "de" is Germany's. */
function countryHere() {
  const { region } = new Intl.Locale(navigator.language).maximize();
  return countriesByName.find(({ code }) => code === region);
}

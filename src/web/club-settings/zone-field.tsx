import { useId } from "react";
import { useFormContext } from "react-hook-form";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { fieldOf } from "../ui/forms/field-of";
import { TextField } from "../ui/forms/text-field";

/** The club's time zone; the browser's own list only helps to type it, the server knows which there are. */
export function ZoneField() {
  const field = fieldOf(useFormContext<Pick<ClubSettings, "timeZone">>());
  const list = useId();
  return (
    <>
      <TextField
        label="Time zone"
        help="Continent and city: Europe/Berlin. Type to search."
        list={list}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...field("timeZone")}
      />
      <datalist id={list}>
        {Intl.supportedValuesOf("timeZone").map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

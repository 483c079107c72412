import { useId } from "react";
import { useFormContext } from "react-hook-form";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { TextField } from "../ui/forms/text-field";

/** The club's time zone; the browser's own list only helps to type it, the server knows which there are. */
export function ZoneField() {
  const form = useFormContext<Pick<ClubSettings, "timeZone">>();
  const field = fieldOf(form);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
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
      {here && here !== form.watch("timeZone") && (
        <Button
          size="small"
          variant="secondary"
          className="self-end justify-self-start"
          onClick={() => form.setValue("timeZone", here, { shouldDirty: true })}
        >
          Use this device's: {here}
        </Button>
      )}
    </>
  );
}

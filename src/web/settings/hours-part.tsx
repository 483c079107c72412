import { useFieldArray, useFormContext } from "react-hook-form";
import { documentedProfile } from "../../shared/profile/club-profile";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { FormError } from "../ui/forms/form-error";
import { AddRow } from "../ui/forms/row-buttons";
import { HoursEntry } from "./hours-entry";
import { HoursYear } from "./hours-year";

const atMost = 12;

// What an added entry says until it is changed.
const allYear = documentedProfile.openingHours.map((one) => ({ ...one, days: [...one.days] }));

/** When the club is open: the entries in their order, and the year that they make. */
export function HoursPart() {
  const form = useFormContext<Pick<ClubSettings, "openingHours">>();
  const { fields, append, remove, swap } = useFieldArray({
    control: form.control,
    name: "openingHours",
  });
  const errors = form.formState.errors.openingHours;
  const wrong = errors?.root?.message ?? errors?.message;
  return (
    <fieldset className="grid gap-4">
      <legend className="float-left pb-1 font-display font-semibold text-2xl">Open hours</legend>
      <p className="clear-both max-w-prose text-ink-soft">
        The first entry that fits a day holds for it. A day that none fits is closed.
      </p>
      <HoursYear openingHours={form.watch("openingHours")} />
      <ol aria-label="Open hours" className="grid gap-4">
        {fields.map((entry, index) => (
          <HoursEntry
            key={entry.id}
            index={index}
            onUp={index > 0 ? () => swap(index, index - 1) : undefined}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {wrong !== undefined && <FormError>{wrong}</FormError>}
      {fields.length < atMost && <AddRow add={() => append(allYear)}>Add hours</AddRow>}
    </fieldset>
  );
}

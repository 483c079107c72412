import { useFieldArray, useFormContext } from "react-hook-form";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { fieldOf } from "../ui/forms/field-of";
import { AddRow, RemoveRow } from "../ui/forms/row-buttons";
import { TextField } from "../ui/forms/text-field";

const atMost = 6;

/** Where else the club is found; the footer links there. */
export function SocialLinks() {
  const form = useFormContext<ClubSettings>();
  const field = fieldOf(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "social" });
  return (
    <div className="grid gap-3 sm:col-span-2">
      <h2 className="font-sans font-semibold text-base tracking-normal">Social links</h2>
      <ul className="grid gap-4">
        {fields.map((link, index) => (
          <li
            key={link.id}
            className="grid xs:grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 sm:grid-cols-[1fr_2fr_auto] sm:gap-x-3"
          >
            <TextField
              label="Name"
              className="max-sm:col-span-full"
              {...field(`social.${index}.name`)}
            />
            <TextField label="Address" type="url" {...field(`social.${index}.url`)} />
            <RemoveRow label={`Remove link ${index + 1}`} remove={() => remove(index)} />
          </li>
        ))}
      </ul>
      {fields.length < atMost && (
        <AddRow add={() => append({ name: "", url: "" })}>Add link</AddRow>
      )}
    </div>
  );
}

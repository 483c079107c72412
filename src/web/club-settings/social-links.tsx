import { useFieldArray, useFormContext } from "react-hook-form";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { TextField } from "../ui/forms/text-field";
import { PlusIcon, TrashIcon } from "../ui/icons/icons";

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
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 sm:grid-cols-[1fr_2fr_auto] sm:gap-x-3"
          >
            <TextField
              label="Name"
              className="max-sm:col-span-full"
              {...field(`social.${index}.name`)}
            />
            <TextField label="Address" type="url" {...field(`social.${index}.url`)} />
            <Button
              variant="quiet"
              className="mt-7 px-3!"
              aria-label={`Remove link ${index + 1}`}
              onClick={() => remove(index)}
            >
              <TrashIcon />
            </Button>
          </li>
        ))}
      </ul>
      {fields.length < atMost && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          onClick={() => append({ name: "", url: "" })}
        >
          <PlusIcon /> Add link
        </Button>
      )}
    </div>
  );
}

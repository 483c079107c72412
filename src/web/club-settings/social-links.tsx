import { useFieldArray, useFormContext } from "react-hook-form";
import type { ClubSettings } from "../../shared/club-settings";
import { Button } from "../ui/button";
import { PlusIcon, TrashIcon } from "../ui/icons";
import { TextField } from "../ui/text-field";

const atMost = 6;

/** Where else the club is found; the footer links there. */
export function SocialLinks() {
  const { control, register, formState } = useFormContext<ClubSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: "social" });
  const errors = formState.errors.social;
  return (
    <div className="grid gap-3 sm:col-span-2">
      <h2 className="font-sans font-semibold text-base tracking-normal">Social links</h2>
      <ul className="grid gap-4">
        {fields.map((field, index) => (
          <li key={field.id} className="grid items-start gap-3 sm:grid-cols-[1fr_2fr_auto]">
            <TextField
              label="Name"
              error={errors?.[index]?.name?.message}
              {...register(`social.${index}.name`)}
            />
            <TextField
              label="Address"
              type="url"
              error={errors?.[index]?.url?.message}
              {...register(`social.${index}.url`)}
            />
            <Button
              variant="quiet"
              className="justify-self-start px-3! sm:mt-7"
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

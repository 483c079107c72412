import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { AddBoatInput, addBoatInput } from "../../../shared/boats/fleet-schemas";
import { formatHours } from "../../../shared/hours/quarters";
import { aKind, kindWord } from "../../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../../shared/profile/club-profile";
import { trpc } from "../../calls/api";
import { useProfile } from "../../clock/use-profile";
import { CheckboxField } from "../../ui/forms/checkbox-field";
import { fieldOf } from "../../ui/forms/field-of";
import { FormEnd } from "../../ui/forms/form-end";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { TextareaField } from "../../ui/forms/textarea-field";
import { PictureField, usePictureChoice } from "./picture-field";

export type BoatFields = z.input<typeof addBoatInput>;

interface BoatFormProps {
  form: UseFormReturn<BoatFields, unknown, AddBoatInput>;
  boatName: string;
  /** the picture it has now */
  imageUrl?: string;
  submitLabel: string;
  pendingLabel: string;
  /** hears the key of the kind that is chosen */
  onKind?: (key: string) => void;
  /** Sends the form. */
  onSubmit: () => Promise<unknown>;
  /** what is said above the button */
  children?: ReactNode;
}

/** Everything an admin says about a boat. */
export function BoatForm(props: BoatFormProps) {
  const {
    form,
    boatName,
    imageUrl = "",
    submitLabel,
    pendingLabel,
    onKind,
    onSubmit,
    children,
  } = props;
  const profile = useProfile();
  const field = fieldOf(form);
  const [category, capacity] = form.watch(["category", "capacity"]);
  const kinds = trpc.admin.clearanceKinds.useQuery().data ?? [];
  const picture = usePictureChoice((chosen) => form.setValue("picture", chosen));

  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (await picture.ready()) await onSubmit();
      }}
      noValidate
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField
        label="Name"
        help="As members are to know it; many clubs say the kind and the boat's own name."
        className="sm:col-span-2"
        {...field("name")}
      />
      <TextareaField
        label="Description"
        optional
        className="sm:col-span-2"
        {...field("description")}
      />
      <SelectField
        label="Category"
        help={ratesWords(profile)}
        {...field("category", { onChange: ({ target }) => onKind?.(target.value) })}
      >
        {profile.boatKinds.map((kind) => (
          <option key={kind.key} value={kind.key}>
            {kindWord(kind)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Capacity"
        type="number"
        inputMode="numeric"
        min="1"
        {...field("capacity", { valueAsNumber: true })}
      />
      <TextField
        label="Lock code"
        optional
        autoComplete="off"
        help="Members see it once they have booked."
        {...field("lockCode", { setValueAs: (code: string | null) => code || null })}
      />
      {kinds.length > 0 && (
        <>
          <SelectField
            label="Required clearance"
            help="Who does not hold it cannot take the boat."
            {...field("requiredClearance", { setValueAs: (name: string | null) => name || null })}
          >
            <option value="">None</option>
            {kinds.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <CheckboxField
            label="It carries lights for the dark"
            className="sm:col-span-2"
            {...field("lights")}
          />
        </>
      )}
      <PictureField
        boat={{ name: boatName, category, capacity, imageUrl }}
        choice={picture}
        className="sm:col-span-2"
      />
      {children}
      <FormEnd form={form} pendingLabel={pendingLabel}>
        {submitLabel}
      </FormEnd>
    </form>
  );
}

/** "An hour in a Solo costs 1 hour of balance, in a Tango 1.5." */
function ratesWords({ boatKinds: [first, ...others] }: ClubProfile): string {
  if (!first) return "";
  const more = others.map((kind) => `, in ${aKind(kind)} ${kind.rate || "none"}`).join("");
  return `An hour in ${aKind(first)} costs ${formatHours(first.rate)} of balance${more}.`;
}

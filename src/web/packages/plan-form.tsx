import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { type planEdit, planEditAt } from "../../shared/packages/plan-view";
import { shortAmount } from "../../shared/payments/amount-words";
import { formatCents, sum, toCents, unitCents } from "../../shared/payments/money";
import { taxNames } from "../../shared/payments/tax-words";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { useProfile } from "../clock/use-profile";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { FormFields } from "../ui/forms/form-fields";
import { decimalField, numberTyped } from "../ui/forms/number-typed";
import { TextField } from "../ui/forms/text-field";
import { TextareaField } from "../ui/forms/textarea-field";

export type PlanInput = z.input<typeof planEdit>;
export type PlanFields = z.output<typeof planEdit>;

interface PlanFormProps {
  form: UseFormReturn<PlanInput, unknown, PlanFields>;
  /** whether it has hours, and days for which they are good */
  ofHours: boolean;
  /** whether it stays on the price list */
  stays: boolean;
  submitLabel: string;
  /** Sends the form. */
  onSubmit: () => Promise<unknown>;
  /** what is said above the button */
  children?: ReactNode;
}

/** Everything an admin says about a package. */
export function PlanForm(props: PlanFormProps) {
  const { form, ofHours, stays, submitLabel, onSubmit, children } = props;
  const field = fieldOf(form);
  const profile = useProfile();
  const isTaxed = profile.taxes.length > 0 && form.watch("taxed") !== false;

  return (
    <form onSubmit={onSubmit} noValidate>
      <FormFields pending={form.formState.isSubmitting} className="grid gap-4">
        <TextField label="Name" {...field("name")} />
        <TextareaField label="Description" optional {...field("description")} />
        {ofHours && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Hours"
              {...decimalField}
              {...field("hoursIncluded", { setValueAs: numberTyped })}
            />
            <TextField
              label="Good for, in days"
              type="number"
              inputMode="numeric"
              min="1"
              {...field("validityDays", { valueAsNumber: true })}
            />
          </div>
        )}
        <TextField
          label={isTaxed ? taxedLabel(profile) : `Price in ${profile.currency}`}
          inputMode="decimal"
          help={isTaxed ? totalWords(form.watch("price"), profile) : undefined}
          {...field("price")}
        />
        {profile.taxes.length > 0 && (
          <CheckboxField label={`Taxed with ${taxNames(profile)}`} {...form.register("taxed")} />
        )}
        {!stays && <CheckboxField label="On sale" {...form.register("isActive")} />}
        {children}
        <FormEnd form={form} pendingLabel="Saving...">
          {submitLabel}
        </FormEnd>
      </FormFields>
    </form>
  );
}

const taxedLabel = (profile: ClubProfile): string =>
  `Price in ${profile.currency}, ${profile.pricesIncludeTax ? "with" : "before"} ${taxNames(profile)}`;

function totalWords(typed: unknown, profile: ClubProfile): string | undefined {
  const price = planEditAt(profile).shape.price.safeParse(typed).data;
  if (price === undefined) return undefined;
  const { netCents, taxesCents } = unitCents(toCents(price, profile.currency), profile);
  const written = (cents: number) => shortAmount(formatCents(cents, profile.currency), profile);
  const taxes = profile.taxes.map(({ name }, nr) => `${written(taxesCents[nr] ?? 0)} ${name}`);
  const all = new Intl.ListFormat("en-GB").format(taxes);
  return `With ${all} a member pays ${written(netCents + sum(taxesCents))}.`;
}

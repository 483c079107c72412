import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { editPlanInput } from "../../shared/packages/plan-view";
import { formatCents, taxCents, toCents } from "../../shared/payments/money";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { useClub } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { FormFields } from "../ui/forms/form-fields";
import { decimalField, numberTyped } from "../ui/forms/number-typed";
import { TextField } from "../ui/forms/text-field";
import { TextareaField } from "../ui/forms/textarea-field";

const planFields = editPlanInput.omit({ id: true });
export type PlanFields = z.infer<typeof planFields>;

interface PlanFormProps {
  /** hours, days and whether it is on sale only where a package has them */
  plan: PlanFields;
  submitLabel: string;
  fallback: string;
  /** Sends the package; its failure is shown in the form, and what was typed stays. */
  onSubmit: (plan: PlanFields) => Promise<void>;
}

/** Everything an admin says about a package. */
export function PlanForm({ plan, submitLabel, fallback, onSubmit }: PlanFormProps) {
  const form = useForm({ resolver: zodResolver(planFields), defaultValues: plan });
  const field = fieldOf(form);
  const profile = useProfile();
  const gst = useClub()?.settings.gst;

  const save = useAct(useMutation({ mutationFn: onSubmit }), {
    form: refuseIn(form),
    otherwise: fallback,
  });

  return (
    <form onSubmit={form.handleSubmit(save.act)} noValidate>
      <FormFields pending={form.formState.isSubmitting} className="grid gap-4">
        <TextField label="Name" {...field("name")} />
        <TextareaField label="Description" optional {...field("description")} />
        {plan.hoursIncluded !== undefined && (
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
          label={gst ? "Price in CAD, before GST" : "Price in CAD"}
          inputMode="decimal"
          help={gst ? totalWords(form.watch("price"), profile) : undefined}
          {...field("price")}
        />
        {plan.isActive !== undefined && (
          <CheckboxField label="On sale" {...form.register("isActive")} />
        )}
        <FormEnd form={form} pendingLabel="Saving...">
          {submitLabel}
        </FormEnd>
      </FormFields>
    </form>
  );
}

function totalWords(written: unknown, profile: ClubProfile): string | undefined {
  const price = planFields.shape.price.safeParse(written).data;
  if (price === undefined) return undefined;
  const cents = toCents(price);
  const gst = taxCents(cents, profile);
  return `With $${formatCents(gst)} GST a member pays $${formatCents(cents + gst)}.`;
}

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { addHoursInput } from "../../shared/hours/hour-schemas";
import { failureSentence } from "../calls/failure-sentence";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { TextField } from "../ui/forms/text-field";

export type HoursChange = Omit<z.infer<typeof addHoursInput>, "id">;

interface HoursFormProps {
  schema: z.ZodType<HoursChange, HoursChange>;
  defaultReason: string;
  submitLabel: string;
  pendingLabel: string;
  /** Shown where the server's refusal has no words. */
  fallback: string;
  /** Sends the change; its failure is shown in the form, and what was typed stays. */
  onSubmit: (change: HoursChange) => Promise<void>;
}

/** How many hours, and why: the same for giving and taking. */
export function HoursForm(props: HoursFormProps) {
  const form = useForm<HoursChange>({
    resolver: zodResolver(props.schema),
    defaultValues: { reason: props.defaultReason },
  });
  const field = fieldOf(form);

  const submit = form.handleSubmit(async (change) => {
    try {
      await props.onSubmit(change);
    } catch (error) {
      form.setError("root", { message: failureSentence(error, props.fallback) });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label="Hours"
        type="number"
        inputMode="decimal"
        step="0.5"
        min="0"
        {...field("hours", { valueAsNumber: true })}
      />
      <TextField label="Reason" optional {...field("reason")} />
      <FormEnd form={form} pendingLabel={props.pendingLabel}>
        {props.submitLabel}
      </FormEnd>
    </form>
  );
}

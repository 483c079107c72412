import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type { addHoursInput } from "../../shared/hours/hour-schemas";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { decimalField, numberTyped } from "../ui/forms/number-typed";
import { TextField } from "../ui/forms/text-field";

export type HoursChange = Omit<z.infer<typeof addHoursInput>, "id">;

interface HoursFormProps {
  /** as `useKeptForm` has it */
  draft: string;
  schema: z.ZodType<HoursChange, HoursChange>;
  defaultReason: string;
  submitLabel: string;
  pendingLabel: string;
  /** The title of a toast; what the server said stands in the form, too. */
  failure: string;
  /** Sends the change. Where it fails, what was typed stays. */
  onSubmit: (change: HoursChange) => Promise<void>;
}

/** How many hours, and why: the same for giving and taking. */
export function HoursForm(props: HoursFormProps) {
  const form = useKeptForm<HoursChange>({
    draft: props.draft,

    resolver: zodResolver(props.schema),
    defaultValues: { reason: props.defaultReason },
  });
  const field = fieldOf(form);

  const change = useAct(useMutation({ mutationFn: props.onSubmit }), {
    toast: props.failure,
    form: refuseIn(form),
  });

  return (
    <form onSubmit={form.handleSubmit(change.act)} noValidate className="grid gap-4">
      <TextField label="Hours" {...decimalField} {...field("hours", { setValueAs: numberTyped })} />
      <TextField label="Reason" optional {...field("reason")} />
      <FormEnd form={form} pendingLabel={props.pendingLabel}>
        {props.submitLabel}
      </FormEnd>
    </form>
  );
}

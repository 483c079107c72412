import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Button } from "../button";
import { FormError } from "./form-error";

interface FormEndProps<Input extends FieldValues, Context, Output> {
  form: UseFormReturn<Input, Context, Output>;
  pendingLabel: string;
  /** Where the button stands; at the end unless it says otherwise. */
  side?: "start" | "end";
  children: ReactNode;
}

/** The end of a form: why it was refused, and the button that sends it. */
export function FormEnd<Input extends FieldValues, Context, Output>({
  form,
  pendingLabel,
  side = "end",
  children,
}: FormEndProps<Input, Context, Output>) {
  const { errors, isSubmitting } = form.formState;
  return (
    <div className="col-span-full grid gap-4">
      <FormError>{errors.root?.message}</FormError>
      <Button
        type="submit"
        className={side === "start" ? "justify-self-start" : "justify-self-end"}
        pending={isSubmitting}
        pendingLabel={pendingLabel}
      >
        {children}
      </Button>
    </div>
  );
}

import "../../../shared/fields/input-sentences";
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from "react-hook-form";

/** Ties fields to their form: `{...field("name")}` registers one and says what is wrong with it. */
export function fieldOf<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
) {
  return <Name extends FieldPath<Input>>(name: Name, options?: RegisterOptions<Input, Name>) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
  });
}

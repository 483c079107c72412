import { type ComponentProps, type ReactNode, useId } from "react";
import { FormError } from "./form-error";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  error?: string | undefined;
};

export function CheckboxField({ label, error, className = "", ...input }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label className="flex min-h-6 items-start gap-3 pointer-coarse:min-h-11">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          className="mt-1 size-5 shrink-0"
        />
        <span>{label}</span>
      </label>
      <FormError id={errorId}>{error}</FormError>
    </div>
  );
}

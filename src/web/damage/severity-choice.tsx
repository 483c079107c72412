import type { ComponentProps } from "react";
import { damageSeverities } from "../../shared/damage/damage-severity";
import { FormError } from "../ui/forms/form-error";
import { severityWords } from "./severity-words";

type SeverityChoiceProps = ComponentProps<"input"> & { error?: string | undefined };

/** How bad it is: three rows, each as high as a wet thumb wants. Spread `fieldOf(form)` into it. */
export function SeverityChoice({ error, ...input }: SeverityChoiceProps) {
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold">How bad is it?</legend>
        {damageSeverities.map((severity) => (
          <label
            key={severity}
            className="flex min-h-16 items-center gap-3 rounded-md border border-line-strong px-4 py-2 has-checked:border-tide has-checked:bg-tide-soft"
          >
            <input {...input} type="radio" value={severity} className="size-5 shrink-0" />
            <span className="grid">
              <span className="font-semibold">{severityWords[severity].label}</span>
              <span className="text-sm">{severityWords[severity].means}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <FormError>{error}</FormError>
    </>
  );
}

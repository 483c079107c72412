import { type ReactNode, useId } from "react";
import { FormError } from "./form-error";

export interface FieldWords {
  label: ReactNode;
  /** A sentence under the label that helps before anything went wrong. */
  help?: ReactNode | undefined;
  /** What is wrong, in words; undefined when nothing is. */
  error?: string | undefined;
  /** Adds "(optional)" after the label. */
  optional?: boolean | undefined;
}

interface FieldTies {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

type FieldFrameProps = FieldWords & {
  id?: string | undefined;
  className?: string | undefined;
  children: (ties: FieldTies) => ReactNode;
};

/** Label above, help under it, the error beside the control, all tied together for screen readers. */
export function FieldFrame({
  label,
  help,
  error,
  optional,
  id,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const helpId = help === undefined ? "" : `${fieldId}-help`;
  const errorId = error === undefined ? "" : `${fieldId}-error`;
  return (
    <div className={`grid content-start gap-1.5 ${className ?? ""}`}>
      <label htmlFor={fieldId} className="font-semibold text-sm">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children({
        id: fieldId,
        "aria-invalid": error !== undefined,
        "aria-describedby": `${errorId} ${helpId}`.trim() || undefined,
      })}
      {help !== undefined && (
        <p id={helpId} className="text-ink-soft text-sm">
          {help}
        </p>
      )}
      <FormError id={errorId}>{error}</FormError>
    </div>
  );
}

export const controlClass =
  "w-full min-h-11 rounded-md border border-line-strong bg-float px-3 py-2 text-base text-ink placeholder:text-ink-soft aria-invalid:border-signal aria-invalid:ring-1 aria-invalid:ring-signal disabled:cursor-not-allowed disabled:opacity-60";

import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { fieldOf } from "../ui/forms/field-of";
import { decimalField, numberOrNone, numberTyped } from "../ui/forms/number-typed";
import { TextField } from "../ui/forms/text-field";
import { TextareaField } from "../ui/forms/textarea-field";

interface SettingsPartProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function SettingsPart({ title, lead, children }: SettingsPartProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="float-left pb-1 font-display font-semibold text-2xl">{title}</legend>
      {lead !== undefined && <p className="clear-both max-w-prose text-ink-soft">{lead}</p>}
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface SettingFieldProps {
  name: Exclude<keyof ClubSettings, "social" | "primeTime" | "units">;
  label: string;
  help?: string;
  type?: "email" | "tel";
  optional?: boolean;
  number?: boolean;
  /** over both columns */
  wide?: boolean;
  /** lines of a longer text */
  rows?: number;
}

/** One setting, tied to the form it stands in. */
export function SettingField(props: SettingFieldProps) {
  const { name, label, help, type = "text", optional, number = false, wide, rows } = props;
  const field = fieldOf(useFormContext<ClubSettings>());
  const given = {
    label,
    help,
    optional,
    autoComplete: "off",
    className: wide ? "sm:col-span-2" : "",
    ...field(name, number ? { setValueAs: optional ? numberOrNone : numberTyped } : {}),
  };
  if (rows !== undefined) return <TextareaField rows={rows} {...given} />;
  return <TextField type={type} {...(number && decimalField)} {...given} />;
}

import { useState } from "react";
import { useController } from "react-hook-form";
import { limitRanges } from "../../../shared/conditions/condition-limits";
import { type Scale, tenthsOf } from "../../../shared/profile/units";
import { decimalField, numberTyped } from "../../ui/forms/number-typed";
import { TextField } from "../../ui/forms/text-field";
import type { SafetyFormValues } from "./safety-form-values";

type LimitName =
  | `limits.base.${"windKmh" | "gustKmh"}`
  | `clearances.${number}.${"windKmh" | "gustKmh"}`
  | `limits.${"minVisibilityKm" | "minTemperatureC"}`;

interface LimitFieldProps {
  name: LimitName;
  label: string;
  range: keyof typeof limitRanges;
  scale: Scale;
}

/** A limit, typed in the club's unit and held by the form as it is stored; untouched it stays as it was. */
export function LimitField({ name, label, range, scale }: LimitFieldProps) {
  const { field, fieldState } = useController<SafetyFormValues, LimitName>({ name });
  const [typed, setTyped] = useState({ text: "", stored: Number.NaN });
  const isTyped = Object.is(typed.stored, field.value);
  const [least, most] = limitRanges[range];
  return (
    <TextField
      {...decimalField}
      label={`${label}, ${scale.unit}`}
      name={field.name}
      ref={field.ref}
      value={isTyped ? typed.text : textOf(field.value, scale)}
      error={
        fieldState.error &&
        `Please enter a number from ${tenthsOf(least, scale)} to ${tenthsOf(most, scale)} ${scale.unit}`
      }
      onBlur={field.onBlur}
      onChange={({ target: { value: text } }) => {
        const stored = scale.stored(numberTyped(text));
        setTyped({ text, stored });
        field.onChange(stored);
      }}
    />
  );
}

const textOf = (stored: number | undefined, scale: Scale): string =>
  stored === undefined || Number.isNaN(stored) ? "" : `${tenthsOf(stored, scale)}`;

import type { ComponentProps } from "react";
import { controlClass, FieldFrame, type FieldWords } from "./field-frame";

type TextFieldProps = Omit<ComponentProps<"input">, "children"> & FieldWords;

/** One line of text; spread `fieldOf(form)("name")` into it. */
export function TextField({
  label,
  help,
  error,
  optional,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, help, error, optional, id, className }}>
      {(ties) => <input type="text" {...input} {...ties} className={controlClass} />}
    </FieldFrame>
  );
}

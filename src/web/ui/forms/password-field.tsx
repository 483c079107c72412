import { type ComponentProps, useState } from "react";
import { EyeIcon, EyeOffIcon } from "../icons/icons";
import { controlClass, FieldFrame, type FieldWords } from "./field-frame";

type PasswordFieldProps = Omit<ComponentProps<"input">, "children" | "type"> & FieldWords;

/** A password with a button that shows what was typed. */
export function PasswordField({
  label,
  help,
  error,
  optional,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, help, error, optional, id, className }}>
      {(ties) => (
        <span className="relative block">
          <input
            autoComplete="current-password"
            {...input}
            {...ties}
            type={shown ? "text" : "password"}
            className={`${controlClass} pr-12`}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={shown ? "Hide password" : "Show password"}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </FieldFrame>
  );
}

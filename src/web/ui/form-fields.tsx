import { type ReactNode, useEffect, useRef } from "react";

interface FormFieldsProps {
  /** While true nothing in the form can be changed or pressed. */
  pending: boolean;
  className?: string;
  children: ReactNode;
}

/** A form's fields and button. Closing them drops the focus, so it is given back afterwards. */
export function FormFields({ pending, className, children }: FormFieldsProps) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!pending && document.activeElement === document.body) last.current?.focus();
  }, [pending]);
  return (
    <fieldset
      disabled={pending}
      className={className}
      onFocus={({ target }) => {
        last.current = target;
      }}
    >
      {children}
    </fieldset>
  );
}

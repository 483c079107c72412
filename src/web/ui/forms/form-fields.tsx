import { type ReactNode, useEffect, useRef } from "react";

interface FormFieldsProps {
  /** While true nothing in the form can be changed or pressed. */
  pending: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A form's fields and button. Closing them drops the focus, so it is given back afterwards: to the
 * first field that is wrong, which could not take it while closed, else to where it was.
 */
export function FormFields({ pending, className, children }: FormFieldsProps) {
  const last = useRef<HTMLElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const left = document.activeElement;
    if (pending || (left !== document.body && left !== last.current)) return;
    const wrong = fields.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? last.current)?.focus();
  }, [pending]);
  return (
    <fieldset
      ref={fields}
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

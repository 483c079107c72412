import { type ReactNode, useId } from "react";
import { Button } from "./button";
import { controlClass } from "./forms/field-frame";
import { showToast } from "./toasts/toast-store";

interface SecretOnceProps {
  /** what it is, and that it is shown this once */
  label: string;
  secret: string;
  /** what else can be done with it */
  children?: ReactNode;
}

/** A secret that is shown this once, to be copied. */
export function SecretOnce({ label, secret, children }: SecretOnceProps) {
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showToast({ title: "Copied" });
  };
  return (
    <div className="grid gap-2 rounded-md bg-tide-soft p-3">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={secret}
        onFocus={({ target }) => target.select()}
        className={`${controlClass} text-sm`}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
        {children}
      </div>
    </div>
  );
}

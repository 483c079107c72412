import { useId } from "react";
import { Button } from "../ui/button";
import { controlClass } from "../ui/field-frame";
import { showToast } from "../ui/toast-store";

/** An address that is shown this once, to be copied or opened by the calendar. */
export function SecretAddress({ address }: { address: string }) {
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast({ title: "Address copied" });
  };
  return (
    <div className="grid gap-2 rounded-md bg-tide-soft p-3">
      <label htmlFor={id} className="font-semibold text-sm">
        Your address, shown this once
      </label>
      <input
        id={id}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        className={`${controlClass} text-sm`}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <a href={address.replace(/^https?:/, "webcal:")} className="text-link text-sm">
          Open in this device's calendar
        </a>
      </div>
    </div>
  );
}

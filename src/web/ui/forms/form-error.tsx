import type { ReactNode } from "react";
import { DangerIcon } from "../icons/icons";

/** A refusal in red beside what it is about, read out as soon as it appears; nothing without one. */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-signal text-sm">
      <DangerIcon className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

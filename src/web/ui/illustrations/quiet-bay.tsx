import { BayBackdrop } from "./bay-backdrop";

/** The bay with nobody on it: for lists that are empty in a good way. */
export function QuietBay({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="140 60 900 400"
      className={`block rounded-xl ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <BayBackdrop id="quiet" />
    </svg>
  );
}

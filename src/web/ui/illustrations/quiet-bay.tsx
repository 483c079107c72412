import { BayBackdrop } from "./bay-backdrop";

/** The bay with nobody on it: for lists that are empty in a good way. */
export function QuietBay({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="200 40 800 440"
      preserveAspectRatio="xMidYMid slice"
      className={`block rounded-lg ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <BayBackdrop id="quiet" />
    </svg>
  );
}

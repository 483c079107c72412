import { ChevronLeftIcon, ChevronRightIcon } from "./icons/icons";

interface StepButtonProps {
  to: "back" | "on";
  label: string;
  disabled: boolean;
  onPress: () => void;
}

/** One step through days, as large as a thumb. */
export function StepButton({ to, label, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={`grid size-12 place-items-center rounded-md border border-line-strong bg-float text-ink transition-colors hover:not-disabled:bg-tide-soft disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-ink-soft disabled:opacity-60 ${to === "on" ? "justify-self-end" : ""}`}
    >
      {to === "back" ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </button>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import { Spinner } from "./loading/spinner";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

interface ButtonLook {
  variant?: ButtonVariant;
  /** `small` is for dense rows; it still grows to 44 px under a finger. */
  size?: "normal" | "small";
  /** Fills the width it is given. */
  full?: boolean;
}

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** While true the button is disabled, shows a spinner and reads `pendingLabel`. */
    pending?: boolean;
    pendingLabel?: ReactNode;
  };

export function Button(props: ButtonProps) {
  const { variant, size, full, pending = false, pendingLabel, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={pending || rest.disabled}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, full }, rest.className)}
    >
      {pending && <Spinner />}
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}

type LinkProps = Omit<ComponentProps<"a">, "href"> & ButtonLook & { to: string };

/**
 * A link that looks like a button: it goes somewhere, so it stays a link. `state` goes along in the
 * browser's history.
 */
export function ButtonLink({
  variant,
  size,
  full,
  ...rest
}: LinkProps & { state?: Record<string, unknown> }) {
  return <Link {...rest} className={buttonClass({ variant, size, full }, rest.className)} />;
}

/** Leads out of the app, to a file or another site: the browser goes there. */
export function OutLink({ variant, size, full, to, ...rest }: LinkProps) {
  return <a {...rest} href={to} className={buttonClass({ variant, size, full }, rest.className)} />;
}

const looks: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-tide text-on-tide hover:not-disabled:bg-tide-deep",
  secondary: "border-line-strong bg-surface text-ink hover:not-disabled:bg-tide-soft",
  quiet: "border-transparent text-tide hover:not-disabled:bg-tide-soft",
  danger: "border-transparent bg-signal text-on-signal hover:not-disabled:brightness-90",
};

const base =
  "inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:min-h-11";

type Loose<T> = { [Key in keyof T]: T[Key] | undefined };

function buttonClass(look: Loose<ButtonLook>, extra = ""): string {
  const size = look.size === "small" ? "min-h-9 px-3 text-sm" : "min-h-11 px-5 text-base";
  return `${base} ${looks[look.variant ?? "primary"]} ${size} ${look.full ? "w-full" : ""} ${extra}`;
}

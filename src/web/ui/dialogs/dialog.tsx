import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useReturnFocus } from "../hooks/use-return-focus";
import { CloseIcon } from "../icons/shell-icons";
import { useOpenDialog } from "./open-dialogs";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  children: ReactNode;
  /** `wide` for tables and weeks. */
  size?: "normal" | "wide";
}

export const dialogVeil = "fixed inset-0 z-40 animate-fade bg-rower/50 backdrop-blur-[2px]";
export const dialogSheet =
  "fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-rise overflow-y-auto rounded-t-xl border border-line bg-float p-5 shadow-float sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-1/2 sm:rounded-xl sm:p-7";

/** A sheet from below on phones, a window in the middle elsewhere. Escape and the cross close it. */
export function Dialog({ open, onOpenChange, title, description, children, size }: DialogProps) {
  const returnFocus = useReturnFocus();
  useOpenDialog(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogVeil} />
        <Radix.Content
          {...returnFocus}
          className={`${dialogSheet} ${size === "wide" ? "sm:max-w-5xl" : "sm:max-w-xl"}`}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
        >
          <header className="grid gap-1 pr-10 pb-5">
            <Radix.Title className="text-2xl">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="text-ink-soft">{description}</Radix.Description>
            )}
          </header>
          {children}
          <Radix.Close
            aria-label="Close"
            className="absolute top-4 right-4 grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <CloseIcon />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

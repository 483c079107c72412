import { useMutation } from "@tanstack/react-query";
import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { dialogSheet, dialogVeil } from "../ui/dialogs/dialog";
import { useOpenDialog } from "../ui/dialogs/open-dialogs";
import { FormError } from "../ui/forms/form-error";
import { useReturnFocus } from "../ui/hooks/use-return-focus";
import { useAct } from "./use-act";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Told when it is closed by whoever was asked, with nothing done. */
  onKeep?: (() => void) | undefined;
  title: ReactNode;
  /** Names the person or boat, and what will follow. */
  children: ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  tone?: "danger" | "primary";
  /** Closes the dialog once it is done; where it throws, the dialog stays and says why. */
  onConfirm: () => Promise<unknown>;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, onKeep, title, children } = props;
  const returnFocus = useReturnFocus();
  useOpenDialog(open, keep);

  function keep() {
    onKeep?.();
    onOpenChange(false);
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={keep}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogVeil} />
        <AlertDialog.Content {...returnFocus} className={`${dialogSheet} sm:max-w-md`}>
          <AlertDialog.Title className="pb-2 text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="text-ink-soft">{children}</div>
          </AlertDialog.Description>
          <ConfirmActions {...props} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function ConfirmActions(props: ConfirmDialogProps) {
  const { confirmLabel, pendingLabel, cancelLabel = "Keep it", tone = "danger" } = props;
  const { act, pending, refusal } = useAct(
    useMutation({ mutationFn: props.onConfirm, onSuccess: () => props.onOpenChange(false) }),
    { otherwise: "That did not work. Please try again." },
  );
  return (
    <div className="grid gap-4 pt-5">
      <FormError>{refusal}</FormError>
      <div className="flex flex-wrap justify-end gap-3">
        <AlertDialog.Cancel asChild>
          <Button variant="secondary" disabled={pending}>
            {cancelLabel}
          </Button>
        </AlertDialog.Cancel>
        <Button variant={tone} pending={pending} pendingLabel={pendingLabel} onClick={() => act()}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}

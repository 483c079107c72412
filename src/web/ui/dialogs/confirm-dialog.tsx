import { AlertDialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "../button";
import { FormError } from "../forms/form-error";
import { useReturnFocus } from "../hooks/use-return-focus";
import { dialogSheet, dialogVeil } from "./dialog";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Names the person or boat, and what will follow. */
  children: ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  tone?: "danger" | "primary";
  /** Closes the dialog when it settles; when it throws, the dialog stays and shows the message. */
  onConfirm: () => Promise<unknown>;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children } = props;
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
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
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm() {
    setPending(true);
    setFailure(undefined);
    try {
      await props.onConfirm();
      props.onOpenChange(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : "That did not work. Please try again.");
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="grid gap-4 pt-5">
      {failure !== undefined && <FormError>{failure}</FormError>}
      <div className="flex flex-wrap justify-end gap-3">
        <AlertDialog.Cancel asChild>
          <Button variant="secondary" disabled={pending}>
            {cancelLabel}
          </Button>
        </AlertDialog.Cancel>
        <Button variant={tone} pending={pending} pendingLabel={pendingLabel} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}

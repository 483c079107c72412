import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../ui/button";
import { lazyDialog } from "../../ui/dialogs/lazy-dialog";
import { soonAfterLoad } from "../../ui/loading/soon-after-load";
import type { CancelDialogProps } from "./cancel-dialog";

const CancelDialog = lazyDialog(async () => (await import("./cancel-dialog")).CancelDialog);

interface CancelQuestionProps extends Omit<CancelDialogProps, "onClose"> {
  /** How the button reads; the booking is named beside it for screen readers. */
  label: ReactNode;
  /** it was being asked when the page went */
  asked?: boolean;
}

/** A button that asks before it cancels. */
export function CancelQuestion({ label, asked = false, ...question }: CancelQuestionProps) {
  const [pressed, setAsking] = useState<boolean>();
  const asking = pressed ?? asked;
  useEffect(() => soonAfterLoad(CancelDialog.ahead), []);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && <CancelDialog {...question} onClose={() => setAsking(false)} />}
    </>
  );
}

export const refundedToYou = "Your hours will be refunded to your account.";

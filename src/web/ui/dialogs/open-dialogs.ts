import { useEffect, useEffectEvent } from "react";

const openDialogs: (() => void)[] = [];

/** Counts a dialog among the open ones while it is. */
export function useOpenDialog(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const dialog = () => closeNow();
    openDialogs.push(dialog);
    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
    };
  }, [open]);
}

/** Closes the dialog that was opened last; says whether there was one. */
export function closeLastDialog(): boolean {
  const last = openDialogs.at(-1);
  last?.();
  return last !== undefined;
}

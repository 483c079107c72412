import { useRef } from "react";

/**
 * Radix gives the focus back to a dialog's own trigger. Ours open from any button, so the button
 * that had the focus is remembered. Spread the answer into a dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

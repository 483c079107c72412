import { useEffect, useState } from "react";
import { lazyDialog } from "../ui/dialogs/lazy-dialog";
import { useHydrating } from "../ui/hooks/use-hydrating";
import { SearchIcon } from "../ui/icons/icons";

const JumpDialog = lazyDialog(async () => (await import("./jump-dialog")).JumpDialog);

/** Goes to a member, a boat, a booking or a screen by its name: a button, and Ctrl or ⌘ with K. */
export function Jump() {
  const [open, setOpen] = useState(false);
  useHotkey(() => setOpen(true));
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-ink-soft text-sm max-sm:border-transparent max-sm:bg-transparent hover:bg-tide-soft hover:text-ink"
      >
        <SearchIcon />
        <span className="max-sm:sr-only">Jump to</span>
        <span aria-hidden="true" className="rounded-sm bg-sunken px-1.5 text-xs max-lg:hidden">
          <Keys />
        </span>
      </button>
      {open && <JumpDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Keys() {
  const hydrating = useHydrating();
  return !hydrating && /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";
}

function useHotkey(press: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const pressed = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      // What is asked in a dialog is answered first.
      if (!pressed || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      press();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [press]);
}

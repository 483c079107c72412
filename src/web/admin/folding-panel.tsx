import { type ReactNode, useId, useState } from "react";
import { ChevronDownIcon } from "../ui/icons";

/** From here on there is room to show everything at once. */
const wide = "(min-width: 64rem)";

/** One subject of the dashboard under a heading that folds it: folded at first on a phone. */
export function FoldingPanel({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(() => window.matchMedia(wide).matches);
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 *:min-w-0">
      <h2 id={id} className="text-xl">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center justify-between gap-3 border-line border-b text-left hover:text-tide-deep"
        >
          {title}
          <ChevronDownIcon className={`transition-transform ${open ? "rotate-180" : ""}`} />
        </button>
      </h2>
      {open && children}
    </section>
  );
}

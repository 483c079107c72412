import { type ReactNode, type Ref, useId, useState } from "react";
import { useMedia } from "../ui/hooks/use-media";
import { ChevronDownIcon } from "../ui/icons/icons";

/** From here on there is room to show everything at once. */
const wide = "(min-width: 64rem)";

interface FoldingPanelProps {
  title: string;
  /** Whether it is worth its room on a phone before anybody asks for it. */
  startsOpen?: boolean;
  /** The heading's button: what an address names, and what inherits the focus. */
  button?: { id: string; ref: Ref<HTMLButtonElement> };
  children: ReactNode;
}

/** One subject of the dashboard under a heading that folds it: folded at first on a phone. */
export function FoldingPanel({ title, startsOpen, button, children }: FoldingPanelProps) {
  const [pressed, setPressed] = useState<boolean>();
  const roomy = useMedia(wide);
  const open = pressed ?? (roomy || startsOpen === true);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid content-start gap-3 *:min-w-0 ${open ? "max-lg:pb-5" : ""}`}
    >
      <h2 id={id} className="text-xl">
        <button
          type="button"
          {...button}
          aria-expanded={open}
          onClick={() => setPressed(!open)}
          className="flex min-h-11 w-full scroll-mt-24 items-center justify-between gap-3 border-line border-b text-left hover:text-tide-deep"
        >
          {title}
          <ChevronDownIcon className={`transition-transform ${open ? "rotate-180" : ""}`} />
        </button>
      </h2>
      {open && children}
    </section>
  );
}

import { type ReactNode, useState } from "react";
import { Card } from "../ui/card";
import { useHash } from "../ui/hooks/use-hash";
import { ChevronDownIcon } from "../ui/icons/icons";

interface FoldedCardProps {
  /** Where an address leads that names it; it is unfolded then. */
  id: string;
  title: string;
  children: ReactNode;
}

/** What is seldom asked for: its heading stands there, the rest is fetched when it is unfolded. */
export function FoldedCard({ id, title, children }: FoldedCardProps) {
  const named = useHash() === `#${id}`;
  const [pressed, setPressed] = useState<boolean>();
  const open = pressed ?? named;
  return (
    <Card aria-labelledby={id} className="grid gap-3 py-3! *:min-w-0">
      <h2 id={id} className="scroll-mt-24 text-xl">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setPressed(!open)}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-left"
        >
          {title}
          <ChevronDownIcon className={`transition-transform ${open ? "rotate-180" : ""}`} />
        </button>
      </h2>
      {open && children}
    </Card>
  );
}

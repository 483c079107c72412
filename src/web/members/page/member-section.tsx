import { type ReactNode, useId, useState } from "react";
import { Button } from "../../ui/button";

/** One part of a member's page under its heading. */
export function MemberSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface LongListProps<Item> {
  items: readonly Item[];
  /** said when there are none */
  empty: string;
  children: (item: Item) => ReactNode;
}

const shownAtFirst = 8;
const moreAtOnce = 50;

/** Rows under each other: the first eight, and fifty more at each press. */
export function LongList<Item>({ items, empty, children }: LongListProps<Item>) {
  const [count, setCount] = useState(shownAtFirst);
  const more = Math.min(moreAtOnce, items.length - count);
  if (items.length === 0) return <p className="text-ink-soft">{empty}</p>;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {items.slice(0, count).map(children)}
      </ul>
      {more > 0 && (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          onClick={() => setCount(count + moreAtOnce)}
        >
          Show {more} more
        </Button>
      )}
    </>
  );
}

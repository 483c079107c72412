import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  /** A button or link at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of a dashboard, under its heading. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 *:min-w-0">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** The look of a list inside a panel; rows pad themselves. */
export const panelList =
  "divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface";

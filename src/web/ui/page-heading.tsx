import type { ReactNode } from "react";
import { PageTitle } from "./page-title";

interface PageHeadingProps {
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode | undefined;
  /** Buttons at the right on wide screens, under the words on phones. */
  actions?: ReactNode;
}

/** The one h1 of a screen; a title in plain text names the browser's tab too. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 sm:pb-2">
      {typeof title === "string" && <PageTitle title={title} />}
      <div className="grid max-w-prose gap-2">
        <h1 className="text-3xl">{title}</h1>
        {lead !== undefined && <p className="wrap-anywhere text-ink-soft text-lg">{lead}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}

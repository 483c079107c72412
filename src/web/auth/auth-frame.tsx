import type { ReactNode } from "react";
import { BayAtDawn } from "../ui/illustrations/bay-at-dawn";
import { PageTitle } from "../ui/page-title";

interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The doorway: a form beside the bay. On phones the bay is a strip above it. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <div className="page-width py-4 sm:py-8">
      <PageTitle title={title} />
      <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl border border-line bg-surface lg:min-h-[36rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <BayAtDawn className="h-28 w-full sm:h-40 lg:order-last lg:h-full" />
        <div className="mx-auto grid w-full max-w-lg content-center gap-6 px-5 py-8 sm:px-10 sm:py-10">
          <header className="grid gap-2">
            <h1 className="text-3xl">{title}</h1>
            {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
          </header>
          {children}
        </div>
      </div>
    </div>
  );
}

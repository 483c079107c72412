import type { ReactNode } from "react";

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** One of `illustrations/`, shown above the words. */
  illustration?: ReactNode;
  /** What to do next: a ButtonLink or Button. */
  action?: ReactNode;
  /** What its title heads: the whole screen (h1), a section of it (h2), or a part of one (h3). */
  level?: keyof typeof titles;
}

const titles = { page: "h1", section: "h2", part: "h3" } as const;

/** Nothing here, and what to do about it. */
export function EmptyState({
  title,
  children,
  illustration,
  action,
  level = "part",
}: EmptyStateProps) {
  const Title = titles[level];
  return (
    <div className="grid justify-items-center gap-3 py-8 text-center">
      {illustration !== undefined && <div className="w-full max-w-sm pb-2">{illustration}</div>}
      <Title className={level === "page" ? "text-3xl" : "text-xl"}>{title}</Title>
      {children !== undefined && <div className="max-w-prose text-ink-soft">{children}</div>}
      {action !== undefined && (
        <div className="flex flex-wrap justify-center gap-3 pt-2">{action}</div>
      )}
    </div>
  );
}

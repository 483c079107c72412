import type { ReactNode } from "react";

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** One of `illustrations/`, shown above the words. */
  illustration?: ReactNode;
  /** What to do next: a ButtonLink or Button. */
  action?: ReactNode;
  /** `page` when it is the whole screen and its title the h1. */
  level?: "page" | "part";
}

/** Nothing here, and what to do about it. */
export function EmptyState({
  title,
  children,
  illustration,
  action,
  level = "part",
}: EmptyStateProps) {
  const Title = level === "page" ? "h1" : "h3";
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

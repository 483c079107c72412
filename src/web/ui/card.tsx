import type { HTMLAttributes } from "react";

type CardProps = HTMLAttributes<HTMLElement> & { as?: "section" | "article" | "li" | "div" };

/** A thing you could point at: a boat, a booking, a package. Not for laying out a page. */
export function Card({ as, className = "", ...rest }: CardProps) {
  const look = `rounded-lg border border-line bg-surface p-5 shadow-raised sm:p-6 ${className}`;
  const Element = as ?? "section";
  return <Element {...rest} className={look} />;
}

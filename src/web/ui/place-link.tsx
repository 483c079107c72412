import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";

interface PlaceLinkProps {
  to: string;
  /** The screens below its address count as this place, too. */
  andBelow?: boolean;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of a menu, which knows whether it leads to where one is (`aria-current`). */
export function PlaceLink({ to, andBelow = false, ...rest }: PlaceLinkProps) {
  const [pathname] = useLocation();
  const here = pathname === to || (andBelow && pathname.startsWith(`${to}/`));
  return <Link to={to} aria-current={here ? "page" : undefined} {...rest} />;
}

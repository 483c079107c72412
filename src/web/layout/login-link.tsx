import type { ComponentProps } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "../paths";
import { ButtonLink } from "../ui/button";

type LoginLinkProps = Omit<ComponentProps<typeof ButtonLink>, "to" | "state"> & { to?: string };

/**
 * Leads to the log-in, and from there back to the address at which it is pressed. That travels in the
 * browser's history and not in the link, so that no link from elsewhere says where a log-in leads.
 */
export function LoginLink({ to = paths.login, children = "Go to Login", ...link }: LoginLinkProps) {
  const [pathname] = useLocation();
  const search = useSearch();
  const back = search ? `${pathname}?${search}` : pathname;
  return (
    <ButtonLink to={to} state={{ back }} {...link}>
      {children}
    </ButtonLink>
  );
}

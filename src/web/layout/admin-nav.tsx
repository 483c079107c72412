import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { PlaceLink } from "../ui/place-link";

const places = [
  { to: paths.adminDashboard, label: "Dashboard" },
  { to: paths.memberManagement, label: "Members" },
  { to: paths.rowRequests, label: "Row requests" },
  { to: paths.fleet, label: "Fleet" },
  { to: paths.clubSettings, label: "Club settings" },
  { to: paths.books, label: "Books" },
  { to: paths.catalogue, label: "Catalogue" },
  { to: paths.reports, label: "Reports" },
  { to: paths.audit, label: "Audit trail" },
  { to: paths.outbox, label: "Outbox" },
  { to: paths.jobs, label: "Jobs" },
] as const;

/** Between the screens of the club's admins; on a phone the strip scrolls sideways. */
export function AdminNav() {
  const strip = useCurrentInSight();
  return (
    <nav
      ref={strip}
      aria-label="Admin"
      className="relative -mx-1 overflow-x-auto border-line border-b print:hidden [scrollbar-width:thin]"
    >
      <ul className="flex gap-0.5 px-1">
        {places.map(({ to, label }) => (
          <li key={to}>
            <PlaceLink to={to} andBelow className={placeClass}>
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the strip, and only the strip, until the current screen's name is in sight. */
function useCurrentInSight() {
  const [pathname] = useLocation();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!strip.current || !current || !pathname) return;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    strip.current.scrollLeft = middle - strip.current.clientWidth / 2;
  }, [pathname]);
  return strip;
}

const placeClass =
  "inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 px-2.5 font-semibold text-ink-soft text-sm no-underline transition-colors -outline-offset-2 hover:text-ink aria-[current=page]:border-tide aria-[current=page]:text-tide-deep";

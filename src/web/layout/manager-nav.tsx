import { Link, useLocation } from "wouter";
import { managerPlaces } from "./manager-places";

/** Between the screens of the club's managers, one press from each to each. */
export function ManagerNav() {
  const [pathname] = useLocation();
  return (
    <nav aria-label="Manager" className="min-w-0 border-line border-b print:hidden">
      <ul className="flex flex-wrap py-1 max-sm:-mx-2.5 sm:gap-x-1">
        {managerPlaces.map(({ to, label }) => (
          <li key={to}>
            {to.startsWith(`${pathname}#`) ? (
              // What is further down this screen is found by the browser, as often as it is pressed.
              <a href={to.slice(pathname.length)} className={placeClass}>
                {label}
              </a>
            ) : (
              <Link
                to={to}
                aria-current={to === pathname ? "page" : undefined}
                className={placeClass}
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const placeClass =
  "inline-flex min-h-9 items-center whitespace-nowrap rounded-full px-2.5 text-ink-soft sm:px-3 text-sm no-underline transition-colors hover:text-ink aria-[current=page]:bg-tide-soft aria-[current=page]:font-semibold aria-[current=page]:text-tide-deep pointer-coarse:min-h-11";

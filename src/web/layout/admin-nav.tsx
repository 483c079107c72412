import { Link, useLocation } from "wouter";
import { adminGroups, isPlace } from "./admin-places";

/** Between the screens of the club's admins: what they are about, and below it the screens of one. */
export function AdminNav() {
  const [pathname] = useLocation();
  const group = adminGroups.find(({ places }) => places.some((place) => isPlace(place, pathname)));
  return (
    <nav aria-label="Admin" className="min-w-0 flex-1">
      <ul className="flex flex-wrap justify-between sm:justify-start sm:gap-1">
        {adminGroups.map(({ label, places: [first] }) => (
          <li key={label}>
            <Link
              to={first.to}
              aria-current={label === group?.label ? "true" : undefined}
              className={groupClass}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {group && group.places.length > 1 && (
        <ul aria-label={group.label} className="flex flex-wrap py-1 max-sm:-mx-2.5 sm:gap-x-1">
          {group.places.map((place) => (
            <li key={place.to}>
              <Link
                to={place.to}
                aria-current={isPlace(place, pathname) ? "page" : undefined}
                className={placeClass}
              >
                {place.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

const groupClass =
  "inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 px-0.5 font-semibold text-ink-soft text-sm no-underline transition-colors -outline-offset-2 max-[27rem]:text-xs hover:text-ink aria-[current=true]:border-tide aria-[current=true]:text-tide-deep sm:px-3 sm:text-base";
const placeClass =
  "inline-flex min-h-9 items-center whitespace-nowrap rounded-full px-2.5 text-ink-soft sm:px-3 text-sm no-underline transition-colors hover:text-ink aria-[current=page]:bg-tide-soft aria-[current=page]:font-semibold aria-[current=page]:text-tide-deep pointer-coarse:min-h-11";

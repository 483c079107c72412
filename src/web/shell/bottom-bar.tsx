import { useLocation } from "wouter";
import { paths } from "../paths";
import { useSignedIn } from "../signed-in";
import { PlaceLink } from "../ui/place-link";
import { bottomBarPlaces } from "./navigation";

/**
 * A member's four places, under the thumb that holds the phone. On a boat's booking page they give way
 * to the bar that books, until something is booked.
 */
export function BottomBar() {
  const { isAuthenticated } = useSignedIn();
  const [pathname] = useLocation();
  if (!isAuthenticated) return null;
  return (
    <nav
      aria-label="My club"
      className={`${pathname.startsWith(bookingPages) ? "gives-way" : ""} bottom-bar fixed inset-x-0 bottom-0 z-20 border-line border-t bg-float pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden`}
    >
      <ul className="mx-auto grid max-w-md auto-cols-[minmax(max-content,1fr)] grid-flow-col">
        {bottomBarPlaces.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <PlaceLink
              to={to}
              className="grid min-h-15 content-center justify-items-center gap-0.5 font-semibold text-ink-soft text-xs no-underline -outline-offset-4 aria-[current=page]:text-tide-deep"
            >
              <Icon className="size-6" />
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const bookingPages = paths.bookingSimple.replace(":boatId", "");

import { paths } from "../paths";
import type { Place } from "./navigation";

const places: Place[] = [
  { to: paths.boats, label: "Boats" },
  { to: paths.booking, label: "Booking" },
  { to: paths.bookingHistory, label: "My Bookings" },
  { to: paths.pricing, label: "Pricing" },
  { to: paths.hours, label: "Hours" },
  { to: paths.faq, label: "FAQ" },
  { to: paths.terms, label: "Terms & Conditions" },
  { to: paths.tryARow, label: "Try a row" },
  { to: paths.login, label: "Login" },
  { to: paths.register, label: "Join Club" },
  { to: paths.memberAccounts, label: "Account access" },
  { to: paths.dashboard, label: "Dashboard" },
];

const shared = 3;

/** The public place whose address begins most like a mistyped one, or null when none does. */
export function nearestPlace(pathname: string): Place | null {
  const typed = letters(pathname);
  const ranked = places
    .map((place) => ({ place, alike: alikeAtTheStart(typed, letters(place.to)) }))
    .filter(({ alike }) => alike >= shared)
    .sort((a, b) => b.alike - a.alike);
  return ranked[0]?.place ?? null;
}

const letters = (pathname: string) => pathname.toLowerCase().replace(/[^a-z]/g, "");

function alikeAtTheStart(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

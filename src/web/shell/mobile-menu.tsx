import { useEffect } from "react";
import type { MemberView } from "../../shared/members/member-views";
import type { Role } from "../../shared/members/role";
import { useLogOut } from "../auth/use-log-out";
import { useClub } from "../clock/club-clock";
import { paths } from "../paths";
import { useSignedIn } from "../signed-in";
import { Button, ButtonLink } from "../ui/button";
import { PlaceLink } from "../ui/place-link";
import { hoursWords } from "./hours-words";
import { mobilePlaces, type Place } from "./navigation";
import { bookNow, ownPlaces } from "./own-places";
import { ThemeSwitch } from "./theme-switch";

interface MobileMenuProps {
  onClose: () => void;
  /** Closes it too, for someone whose focus is in it and must not be lost. */
  onEscape: () => void;
}

/** The top bar's places on a phone. Escape, or going somewhere, closes it. */
export function MobileMenu({ onClose, onEscape }: MobileMenuProps) {
  const { member, role } = useSignedIn();
  const logOut = useLogOut();
  const openSeats = useClub()?.settings.openSeats === "on";
  useEscape(onEscape);
  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      className="page-width max-h-[calc(100dvh-4rem)] animate-fade overflow-y-auto border-line border-t bg-float py-3 shadow-float lg:hidden"
    >
      {member && <WhoAmI member={member} />}
      <Places places={placesOf(role, openSeats)} onGo={onClose} />
      <p className="flex items-center justify-between px-3 font-semibold text-lg">
        Dark theme <ThemeSwitch />
      </p>
      <div className="grid xs:grid-cols-2 gap-3 px-3 pt-3 pb-1">
        {member ? (
          <Button variant="secondary" onClick={() => void logOut().then(onClose)}>
            Log out
          </Button>
        ) : (
          <>
            <ButtonLink to={paths.login} variant="secondary" onClick={onClose}>
              Sign In
            </ButtonLink>
            <ButtonLink to={paths.register} onClick={onClose}>
              Join Club
            </ButtonLink>
          </>
        )}
      </div>
    </nav>
  );
}

function WhoAmI({ member }: { member: MemberView }) {
  return (
    <p className="px-3 py-2">
      <span className="block min-[24rem]:truncate">
        {member.firstName} {member.lastName}
      </span>
      <span className="font-display font-semibold text-lg text-tide">{hoursWords(member)}</span>
    </p>
  );
}

function placesOf(role: Role, openSeats: boolean): Place[] {
  if (role === "visitor") return mobilePlaces;
  return [...mobilePlaces, bookNow, ...ownPlaces(role, openSeats)];
}

function Places({ places, onGo }: { places: Place[]; onGo: () => void }) {
  return (
    <ul>
      {places.map(({ to, label }) => (
        <li key={label}>
          <PlaceLink
            to={to}
            onClick={onGo}
            className="flex min-h-12 items-center rounded-md px-3 font-semibold text-lg text-ink no-underline hover:bg-tide-soft aria-[current=page]:text-tide"
          >
            {label}
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => event.key === "Escape" && onEscape();
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [onEscape]);
}

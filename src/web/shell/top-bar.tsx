import { type ReactNode, useEffect, useRef, useState } from "react";
import { paths } from "../paths";
import { useSignedIn } from "../signed-in";
import { ButtonLink } from "../ui/button";
import { useMedia } from "../ui/hooks/use-media";
import { CloseIcon, MenuIcon } from "../ui/icons/shell-icons";
import { lazyPart } from "../ui/loading/lazy-part";
import { soonAfterLoad } from "../ui/loading/soon-after-load";
import { PlaceLink } from "../ui/place-link";
import { Account } from "./account";
import { hoursWords } from "./hours-words";
import { topBarPlaces } from "./navigation";
import { ThemeSwitch } from "./theme-switch";
import { Wordmark } from "./wordmark";

const MobileMenu = lazyPart(async () => (await import("./mobile-menu")).MobileMenu);

const placeClass =
  "inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-ink-soft no-underline transition-colors hover:bg-tide-soft hover:text-ink aria-[current=page]:text-tide-deep aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

export function TopBar({ tools }: { tools?: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => soonAfterLoad(MobileMenu.ahead), []);

  function escapeMenu() {
    setMenuOpen(false);
    menuButton.current?.focus();
  }

  return (
    <header className="top-0 z-30 xs:sticky border-line border-b bg-foam/95 backdrop-blur print:hidden">
      <div className="page-width flex min-h-16 items-center gap-1.5 py-1.5">
        <Wordmark />
        <nav aria-label="Main" className="ml-4 hidden lg:block">
          <ul className="flex gap-1">
            {topBarPlaces.map(({ to, label }) => (
              <li key={label}>
                <PlaceLink to={to} className={placeClass}>
                  {label}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-2">
          <span className="hidden lg:block">
            <ThemeSwitch />
          </span>
          {tools}
          <WhoIsHere />
          <button
            ref={menuButton}
            type="button"
            aria-expanded={menuOpen}
            aria-controls="mobile-menu"
            aria-label={menuOpen ? "Close menu" : "Open menu"}
            onClick={() => setMenuOpen(!menuOpen)}
            className="-mr-2 grid xs:-mr-3 size-11 place-items-center rounded-md text-ink hover:bg-tide-soft lg:hidden"
          >
            {menuOpen ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
      </div>
      {menuOpen && <MobileMenu onClose={() => setMenuOpen(false)} onEscape={escapeMenu} />}
    </header>
  );
}

function WhoIsHere() {
  const { member } = useSignedIn();
  // On a phone all of it is in the one menu.
  const wide = useMedia("(min-width: 64rem)");
  if (!member) return <SignedOut />;
  return (
    <>
      <span className="whitespace-nowrap rounded-full bg-sunken px-2 py-1 font-semibold text-sm tabular-nums sm:px-3">
        {hoursWords(member)}
      </span>
      {wide && <Account member={member} />}
    </>
  );
}

function SignedOut() {
  return (
    <span className="hidden gap-2 lg:flex">
      <ButtonLink to={paths.login} variant="secondary">
        Sign In
      </ButtonLink>
      <ButtonLink to={paths.register}>Join Club</ButtonLink>
    </span>
  );
}

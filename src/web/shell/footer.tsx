import type { ReactNode } from "react";
import { Link } from "wouter";
import { builtRelease } from "../../shared/built-release";
import { isCrew } from "../../shared/members/role";
import { seasonsInWords } from "../../shared/profile/hours-words";
import type { ClubView } from "../../shared/settings/club-view";
import { useClub, usePlaceTold } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { useSignedIn } from "../signed-in";
import { useMedia } from "../ui/hooks/use-media";
import { ClockIcon, MailIcon, PhoneIcon, PinIcon, WavesIcon } from "../ui/icons/shell-icons";
import { WhenNear } from "../ui/loading/when-near";
import { WeatherWidget } from "../weather/weather-widget";
import { footerPlaces } from "./navigation";

/** Whoever is signed in knows where the club is: on their phone it is folded. */
export function Footer() {
  const { member, role } = useSignedIn();
  return (
    <footer
      className={`border-line border-t bg-sunken print:hidden ${member ? "mt-6 lg:mt-16" : "mt-16"}`}
    >
      {member ? <FoldedOnPhones /> : <Parts weather={<WeatherWidget />} />}
      {isCrew(role) && <ReleaseLine />}
    </footer>
  );
}

/** Which Slipway the page is of. A file of its own would cost staff a request on every screen. */
function ReleaseLine() {
  if (!builtRelease) return null;
  const { version, commit } = builtRelease;
  return (
    <p className="page-width pb-6 text-ink-soft text-sm">{`Slipway ${version}, commit ${commit}`}</p>
  );
}

function FoldedOnPhones() {
  const wide = useMedia("(min-width: 64rem)");
  const parts = <Parts weather={weatherWhenNear} />;
  if (wide) return parts;
  return (
    <details>
      <summary className="page-width min-h-14 content-center font-semibold">
        Contact, weather and links
      </summary>
      {parts}
    </details>
  );
}

/** Members' screens say the weather where it matters, so here it waits for somebody to come near. */
const weatherWhenNear = (
  <WhenNear instead={<p className="min-h-12" />}>
    <WeatherWidget />
  </WhenNear>
);

function Parts({ weather }: { weather: ReactNode }) {
  const settings = useClub()?.settings;
  const profile = useProfile();
  const placeTold = usePlaceTold();
  // Whoever has not said where they are has not the weather of the default club.
  return (
    <div className="page-width grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-4">
      <section className="grid content-start gap-2">
        <h2 className="text-xl">{settings?.name ?? "Slipway"}</h2>
        <p className="text-ink-soft">{settings?.tagline}</p>
        <p className="text-ink-soft text-sm">
          {settings?.foundedIn && `On the water since ${settings.foundedIn}. `}Members only.
        </p>
      </section>
      {settings && (
        <Part title="Find us">
          <Places settings={settings} />
        </Part>
      )}
      <div className="grid content-start gap-6">
        {placeTold && (
          <Part title="Operating hours">
            {seasonsInWords(profile).map(({ days, hours }) => (
              <Line key={days} icon={<ClockIcon />}>
                {days}
                <br />
                {hours}
              </Line>
            ))}
          </Part>
        )}
        {placeTold && settings?.address && (
          <Part title={settings.weatherPlace ? `Weather for ${settings.weatherPlace}` : "Weather"}>
            {weather}
          </Part>
        )}
      </div>
      <Part title="Quick links">
        <ul>
          {footerPlaces.map(({ to, label }) => (
            <li key={label}>
              <Link
                to={to}
                className="inline-flex min-h-8 items-center text-link pointer-coarse:min-h-11"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {settings && <Social settings={settings} />}
      </Part>
    </div>
  );
}

type Settings = ClubView["settings"];

function Places({ settings }: { settings: Settings }) {
  return (
    <address className="grid gap-2 not-italic">
      {settings.address && <Line icon={<PinIcon />}>{settings.address}</Line>}
      {settings.dock && <Line icon={<WavesIcon />}>{settings.dock}</Line>}
      <Line icon={<MailIcon />}>
        <a href={`mailto:${settings.email}`} className="text-link wrap-anywhere">
          {settings.email}
        </a>
      </Line>
      {settings.phone && (
        <Line icon={<PhoneIcon />}>
          <a href={`tel:${settings.phone}`} className="text-link">
            {settings.phone}
          </a>
        </Line>
      )}
    </address>
  );
}

function Social({ settings }: { settings: Settings }) {
  return (
    <ul className="flex flex-wrap gap-x-4 pt-2">
      {settings.social.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="noreferrer"
            className="inline-flex min-h-8 items-center text-link pointer-coarse:min-h-11"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-2 text-ink-soft">
      <span className="pt-1 text-tide">{icon}</span>
      <span>{children}</span>
    </p>
  );
}

import type { ClubView } from "../../shared/settings/club-view";
import { useClub } from "../clock/club-clock";
import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { BayAtDawn } from "../ui/illustrations/bay-at-dawn";

/** The promise and the button, over the bay at first light. */
export function Hero() {
  const settings = useClub()?.settings;
  const name = settings?.name ?? "Slipway";
  return (
    <section className="relative isolate flex-1 overflow-hidden bg-sky-high">
      <title>{name}</title>
      <div className="page-width grid content-start gap-5 pt-8 pb-32 sm:pt-12 sm:pb-44 lg:pb-36">
        <h1 className="max-w-[12em] text-4xl">{name}</h1>
        <p className="max-w-md text-balance font-medium text-lg">{leadOf(settings)}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.boats}>Book Now</ButtonLink>
          <ButtonLink to={paths.register} variant="secondary">
            Join Club
          </ButtonLink>
        </div>
      </div>
      {/* After the words: before them it would lie on top until they have come, and then move. */}
      <BayAtDawn className="-z-10 absolute inset-x-0 bottom-0 h-64 w-full sm:h-88 lg:h-full" />
    </section>
  );
}

/** The club's own words, or else its tagline with our promise. */
function leadOf(settings: ClubView["settings"] | undefined) {
  const { tagline = "", landing } = settings ?? {};
  if (landing) return landing.lead || tagline;
  return `${tagline || "Slide-seat rowing on the bay, for members"}. Calm water, a boat of your own by the half hour, and back before breakfast.`;
}

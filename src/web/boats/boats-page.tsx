import { hoursWords } from "../../shared/profile/hours-words";
import { usePlaceTold } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { useSignedIn } from "../signed-in";
import { lazyPart } from "../ui/loading/lazy-part";
import { PageHeading } from "../ui/page-heading";
import { PageTitle } from "../ui/page-title";
import { WeatherPanel } from "../weather/weather-panel";
import { BoatCard } from "./boat-card";
import { Fleet } from "./fleet";
import { FleetDay } from "./fleet-day";

// A club of a few boats fetches nothing of it.
const ManyBoats = lazyPart(async () => (await import("./many-boats")).ManyBoats);

/** So many boats are cards; of more each is a row that unfolds. */
const mostCards = 8;

/** The club's boats, each with its calendar. Anyone may look. */
export function BoatsPage() {
  const { standing } = useSignedIn();
  const profile = useProfile();
  const hours = usePlaceTold() ? `, from ${hoursWords(profile)}` : "";
  return (
    <div className="page-width py-8 sm:py-10">
      <PageTitle title="Boats" />
      <PageHeading
        title="Our boats"
        lead={`Pick a boat, or a day in its calendar. Outings take a minimum of 1 hour${hours}.`}
      />
      <div className="pt-4 pb-6">
        <WeatherPanel />
      </div>
      <Fleet>
        {(boats) =>
          boats.length > mostCards ? (
            <ManyBoats
              boats={boats}
              day={(some) => <FleetDay boats={some} />}
              card={(boat) => <BoatCard as="div" boat={boat} standing={standing} />}
            />
          ) : (
            <div className="grid gap-6">
              <FleetDay boats={boats} />
              <ul aria-label="Boats" className="grid gap-6">
                {boats.map((boat) => (
                  <BoatCard key={boat.id} boat={boat} standing={standing} />
                ))}
              </ul>
            </div>
          )
        }
      </Fleet>
    </div>
  );
}

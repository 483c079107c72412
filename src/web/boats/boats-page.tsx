import type { ReactNode } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
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
import { FleetTimes } from "./fleet-times";

// A club of a few boats fetches nothing of it.
const ManyBoats = lazyPart(async () => (await import("./many-boats")).ManyBoats);

/** So many boats are cards; of more each is a row that unfolds. */
const mostCards = 8;

/** The club's boats, each with its calendar. Anyone may look. */
export function BoatsPage() {
  const { role } = useSignedIn();
  const profile = useProfile();
  const hours = usePlaceTold() ? `, from ${hoursWords(profile)}` : "";
  return (
    <div className="page-width grid gap-1 py-2 sm:gap-4 sm:py-10">
      <PageTitle title="Boats" />
      <PageHeading title="Our boats" />
      <FleetBoard
        day={(boats) =>
          boats.length > mostCards ? (
            <ManyBoats
              boats={boats}
              day={(some) => <FleetTimes boats={some} />}
              card={(boat) => <BoatCard as="div" boat={boat} role={role} />}
            />
          ) : (
            <FleetTimes boats={boats} />
          )
        }
      >
        {(boats) => (
          <>
            <p className="max-w-prose text-ink-soft text-lg">
              Pick a boat, or a day in its calendar. Outings take a minimum of 1 hour{hours}.
            </p>
            {boats.length <= mostCards && (
              <ul aria-label="Boats" className="grid gap-6">
                {boats.map((boat) => (
                  <BoatCard key={boat.id} boat={boat} role={role} />
                ))}
              </ul>
            )}
          </>
        )}
      </FleetBoard>
    </div>
  );
}

interface FleetBoardProps {
  /** another look of the day, where there are many boats */
  day?: (boats: BoatView[]) => ReactNode;
  children: (boats: BoatView[]) => ReactNode;
}

/** The boats' day, the weather now, and under them what becomes of each boat. */
export function FleetBoard({ day, children }: FleetBoardProps) {
  return (
    <Fleet>
      {(boats) => (
        <div className="grid gap-6">
          {day ? day(boats) : <FleetTimes boats={boats} />}
          <WeatherPanel />
          {children(boats)}
        </div>
      )}
    </Fleet>
  );
}

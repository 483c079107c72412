import type { ReactNode } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { hourlyCost, isSolo } from "../../shared/bookings/booking-cost";
import { formatHours } from "../../shared/hours/quarters";
import { PeopleIcon } from "../ui/icons/icons";
import { WavesIcon } from "../ui/icons/shell-icons";

type Facts = Pick<BoatView, "category" | "capacity">;

interface BoatFactsProps {
  boat: Facts;
  /** more to know, each a `BoatFact` */
  children?: ReactNode;
}

/** What a boat is, carries and costs, on its card and on its booking page. */
export function BoatFacts({ boat, children }: BoatFactsProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      <BoatFact>
        <PeopleIcon /> {capacityWords(boat)}
      </BoatFact>
      <BoatFact>
        <WavesIcon /> {formatHours(hourlyCost(boat.category))} of balance per hour on the water
      </BoatFact>
      {children}
    </ul>
  );
}

/** A boat's facts in one short line: "1-2 people · 1.5 hours per booked hour". */
export function boatFactsWords(boat: Facts): string {
  return `${capacityWords(boat)} · ${formatHours(hourlyCost(boat.category))} per booked hour`;
}

/** An icon and a few words. */
export function BoatFact({ children }: { children: ReactNode }) {
  return <li className="inline-flex items-center gap-1.5">{children}</li>;
}

/** `1-2 people` in a solo, `2-3 people` in a tango; rules, Boats. A club may have others. */
function capacityWords({ category, capacity }: Facts): string {
  if (capacity === 1) return "1 person";
  const least = isSolo(category) ? 1 : 2;
  return capacity > least ? `${least}-${capacity} people` : `${capacity} people`;
}

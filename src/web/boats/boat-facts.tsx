import type { BoatView } from "../../shared/boats/boat-schemas";
import { hourlyCost, isSolo } from "../../shared/bookings/booking-cost";
import { formatHours } from "../../shared/hours/quarters";
import { PeopleIcon } from "../ui/icons";
import { ClockIcon, WavesIcon } from "../ui/shell-icons";

/** What a boat is, carries and costs, on its card and on its booking page. */
export function BoatFacts({ boat }: { boat: Pick<BoatView, "category" | "capacity"> }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      <li className="inline-flex items-center gap-1.5">
        <PeopleIcon /> {capacityWords(boat)}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <WavesIcon /> {formatHours(hourlyCost(boat.category))} of balance per hour on the water
      </li>
      <li className="inline-flex items-center gap-1.5">
        <ClockIcon /> Minimum of 1 hour
      </li>
    </ul>
  );
}

/** `1-2 people` in a solo, `2-3 people` in a tango; rules, Boats. */
function capacityWords({ category, capacity }: Pick<BoatView, "category" | "capacity">): string {
  const least = isSolo(category) ? 1 : 2;
  return capacity > least ? `${least}-${capacity} people` : `${capacity} people`;
}

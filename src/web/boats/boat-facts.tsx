import type { ReactNode } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { rateWords } from "../../shared/hours/quarters";
import { kindOf } from "../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { useProfile } from "../clock/use-profile";
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
  const profile = useProfile();
  const { rate } = kindOf(boat.category, profile);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      <BoatFact>
        <PeopleIcon /> {capacityWords(boat, profile)}
      </BoatFact>
      <BoatFact>
        <WavesIcon /> {rateWords(rate)} of balance per hour on the water
      </BoatFact>
      {children}
    </ul>
  );
}

/** A boat's facts in one short line: "1-2 people · 1.5 hours per booked hour". */
export function boatFactsWords(boat: Facts, profile: ClubProfile): string {
  const { rate } = kindOf(boat.category, profile);
  return `${capacityWords(boat, profile)} · ${rateWords(rate)} per booked hour`;
}

/** An icon and a few words. */
export function BoatFact({ children }: { children: ReactNode }) {
  return <li className="inline-flex items-center gap-1.5">{children}</li>;
}

/** `1-2 people` in a solo, `2-3 people` in a tango; rules, Boats. A club may have others. */
function capacityWords({ category, capacity }: Facts, profile: ClubProfile): string {
  if (capacity === 1) return "1 person";
  const [least] = kindOf(category, profile).people;
  return capacity > least ? `${least}-${capacity} people` : `${capacity} people`;
}

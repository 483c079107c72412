import {
  ahead,
  type FairUseFacts,
  hoursInWeek,
  primeInWeek,
} from "../../../shared/fair-use/fair-use-counts";
import type { ClubDate } from "../../../shared/time/club-dates";
import type { ClubTime } from "../../../shared/time/club-now";

interface FairShareProps {
  facts: FairUseFacts;
  /** the day that is looked at: hours and busy times are counted in its week */
  date: ClubDate;
  now: ClubTime;
}

/** What a member holds of what each may, before they run into it; nothing where nothing is limited. */
export function FairShare({ facts, date, now }: FairShareProps) {
  const { maxAhead, maxHoursPerWeek, maxPrimePerWeek } = facts.fairUse;
  const counts = [
    maxAhead !== null && `${ahead(facts, now).length} of ${maxAhead} bookings ahead`,
    maxHoursPerWeek !== null &&
      `${hoursInWeek(date, facts)} of ${maxHoursPerWeek} hours in that week`,
    maxPrimePerWeek !== null &&
      `${primeInWeek(date, facts)} of ${maxPrimePerWeek} outings at busy times in that week`,
  ].filter((words) => words !== false);
  if (counts.length === 0) return null;
  return <p className="text-ink-soft text-sm tabular-nums">You have {counts.join(", ")}.</p>;
}

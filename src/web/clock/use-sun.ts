import { useMemo } from "react";
import type { ClubDate } from "../../shared/time/club-dates";
import { type SunTimes, sunTimes } from "../../shared/time/sun-times";
import { useClub } from "./club-clock";

/** Sun-up and sun-down at the club on a day; null where there is none, or no club yet. */
export function useSun(date: ClubDate | null): SunTimes | null {
  const club = useClub();
  return useMemo(() => {
    if (date === null || !club?.placeTold) return null;
    return sunTimes(date, { ...club.clock, ...club.settings });
  }, [date, club]);
}

import { useMemo } from "react";
import { hoursTouched } from "../../shared/conditions/forecast-hours";
import { wholeOf, windScale } from "../../shared/profile/units";
import type { ClockTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import type { SunTimes } from "../../shared/time/sun-times";
import { trpc } from "../calls/api";
import { useClub } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { MoonIcon } from "../ui/icons/shell-icons";
import { isDarkHour, laneCells, laneRow } from "./boat-lane";

/** How hard it is to blow in the hours of a day, in the club's unit; those left out are not foreseen. */
export type Winds = ReadonlyMap<ClockTime, number>;

interface LightAndWindProps {
  sun: SunTimes | null;
  winds: Winds;
  /** the hours that the lanes below show */
  hours: readonly ClockTime[];
}

/** What the sky is to be in each hour of the lanes below it. The legend under them says it in words. */
export function LightAndWind({ sun, winds, hours }: LightAndWindProps) {
  if (sun === null && winds.size === 0) return null;
  return (
    <li aria-hidden="true" className={laneRow}>
      <span className="text-ink-soft text-sm max-lg:hidden">
        {winds.size > 0 ? "Light and wind" : "Light"}
      </span>
      <div className={laneCells}>
        {hours.map((hour) => (
          <span
            key={hour}
            className="grid h-6 grid-flow-col place-content-center items-center gap-1 text-ink-soft text-xs tabular-nums"
          >
            {isDarkHour(hour, sun) && <MoonIcon className="size-3.5" />}
            {winds.get(hour)}
          </span>
        ))}
      </div>
    </li>
  );
}

export function useWindsOn(date: ClubDate, hours: readonly ClockTime[]): Winds {
  const clock = useClub()?.clock;
  const { units } = useProfile();
  const { data } = trpc.boats.winds.useQuery();
  return useMemo(() => {
    const foreseen = new Map((data ?? []).map(({ at, windKmh }) => [at, windKmh]));
    const windOf = (startTime: ClockTime) => {
      if (!clock) return null;
      const [at = 0] = hoursTouched({ bookingDate: date, startTime, duration: 1 }, clock);
      return foreseen.get(at) ?? null;
    };
    const known = hours.flatMap((hour) => {
      const windKmh = windOf(hour);
      return windKmh === null ? [] : [[hour, wholeOf(windKmh, windScale(units))] as const];
    });
    return new Map(known);
  }, [data, date, hours, clock, units]);
}

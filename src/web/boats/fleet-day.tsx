import { useMemo } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { daySlots } from "../../shared/bookings/day-slots";
import { laneHours } from "../../shared/bookings/lane-hours";
import { hoursOn } from "../../shared/profile/day-hours";
import type { ClockTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import type { SunTimes } from "../../shared/time/sun-times";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { useSun } from "../clock/use-sun";
import { useArrowKeys } from "../ui/hooks/use-arrow-keys";
import { BoatLane } from "./boat-lane";
import { DayStrip } from "./day-strip";
import { LaneLegend } from "./lane-legend";
import { LightAndWind, useWindsOn } from "./light-and-wind";
import { useFleetDiary } from "./use-fleet-diary";
import { WhenFleetRead } from "./when-fleet-read";

interface FleetDayProps {
  boats: readonly BoatView[];
  date: ClubDate;
  onChange: (date: ClubDate) => void;
}

/** A strip of days, and for the chosen one a lane to each boat. */
export function FleetDay({ boats, date, onChange }: FleetDayProps) {
  const { today } = useClubClock();
  const open = hoursOn(date, useProfile()) !== null;
  return (
    <>
      <DayStrip date={date} today={today} onChange={onChange} />
      {open ? (
        <WhenFleetRead>
          <Lanes boats={boats} date={date} />
        </WhenFleetRead>
      ) : (
        <p>The club is closed on this day.</p>
      )}
    </>
  );
}

function Lanes({ boats, date }: Omit<FleetDayProps, "onChange">) {
  const arrows = useArrowKeys<HTMLUListElement>("[data-hour]");
  const sun = useSun(date);
  const hours = useHoursAhead(date);
  const winds = useWindsOn(date, hours);
  return (
    <>
      <div className="-mx-1 overflow-x-auto overscroll-x-contain p-1">
        <ul {...arrows} aria-label="The boats' day" className="grid min-w-max gap-2 lg:min-w-0">
          <LightAndWind sun={sun} winds={winds} hours={hours} />
          {boats.map((boat) => (
            <Lane key={boat.id} boat={boat} date={date} sun={sun} />
          ))}
        </ul>
      </div>
      <LaneLegend sun={sun} winds={winds} />
    </>
  );
}

/** The hours of a day that the lanes of its boats show. */
function useHoursAhead(date: ClubDate): ClockTime[] {
  const now = useClubClock();
  const profile = useProfile();
  return useMemo(
    () => laneHours(daySlots(date, freeBoat, now, profile)).map(({ startTime }) => startTime),
    [date, now, profile],
  );
}

const freeBoat = { available: true, availability: { bookings: [], blocks: [], closures: [] } };

interface LaneProps {
  boat: BoatView;
  date: ClubDate;
  sun: SunTimes | null;
}

function Lane({ boat, date, sun }: LaneProps) {
  const now = useClubClock();
  const { diary } = useFleetDiary(boat);
  return <BoatLane boat={boat} diary={diary} date={date} now={now} sun={sun} />;
}

import { useId, useMemo } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { firstBookableDate, lastBookableDate } from "../../shared/bookings/booking-rules";
import { daySlots } from "../../shared/bookings/day-slots";
import { laneHours } from "../../shared/bookings/lane-hours";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { hoursOn } from "../../shared/profile/day-hours";
import type { ClockTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { outingDayInside } from "../../shared/time/outing-words";
import type { SunTimes } from "../../shared/time/sun-times";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { useSun } from "../clock/use-sun";
import { useArrowKeys } from "../ui/hooks/use-arrow-keys";
import { Skeleton } from "../ui/loading/skeleton";
import { TryAgain } from "../ui/loading/try-again";
import { BoatLane } from "./boat-lane";
import { DayStrip } from "./day-strip";
import { LaneLegend } from "./lane-legend";
import { LightAndWind, useWindsOn } from "./light-and-wind";
import { useDayInAddress } from "./use-day-in-address";
import { useFleetDiary, useFleetRead } from "./use-fleet-diary";
import { WeekSteps } from "./week-steps";

/** Who is free, and when: a strip of days, and for the chosen one a lane to each boat. */
export function FleetDay({ boats }: { boats: readonly BoatView[] }) {
  const now = useClubClock();
  const { today } = now;
  const profile = useProfile();
  const [asked, setDate] = useDayInAddress(now);
  const date = bookable(asked, now, profile);
  const open = hoursOn(date, profile) !== null;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-2 rounded-lg border border-line bg-surface p-4 pt-3 shadow-raised sm:gap-3 sm:p-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} aria-live="polite" className="text-lg sm:text-xl">
          {titleOf(outingDayInside(date, today), open)}
        </h2>
        <WeekSteps date={date} today={today} onChange={setDate} />
      </div>
      <DayStrip date={date} today={today} onChange={setDate} />
      {open ? <Lanes boats={boats} date={date} /> : <p>The club is closed on this day.</p>}
    </section>
  );
}

const titleOf = (day: string, open: boolean) =>
  `${open ? "Free" : "Closed"} ${day.startsWith("to") ? "" : "on "}${day}`;

/** A day that is none, or that nobody can book, is the first that can be. */
function bookable(date: ClubDate | null, now: ClubTime, profile: ClubProfile): ClubDate {
  const { today } = now;
  return date === null || date < today || date > lastBookableDate(today, "member", profile)
    ? firstBookableDate(now, profile)
    : date;
}

interface LanesProps {
  boats: readonly BoatView[];
  date: ClubDate;
}

function Lanes({ boats, date }: LanesProps) {
  const arrows = useArrowKeys<HTMLUListElement>("[data-hour]");
  const sun = useSun(date);
  const hours = useHoursAhead(date);
  const winds = useWindsOn(date, hours);
  const read = useFleetRead();
  if (read.face === "coming") return <Skeleton className="h-64 w-full" />;
  if (read.face === "failed") {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>When the boats are free did not load.</p>
        <TryAgain size="small" trying={read.missed.trying} again={read.missed.again} />
      </div>
    );
  }
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

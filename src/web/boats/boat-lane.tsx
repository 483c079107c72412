import { memo, useMemo, useState } from "react";
import { Link } from "wouter";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { type BoatDiary, daySlots } from "../../shared/bookings/day-slots";
import { freeTimesWords, type LaneHour, laneHours } from "../../shared/bookings/lane-hours";
import { isLight } from "../../shared/daylight/outing-light";
import { formatHours } from "../../shared/hours/quarters";
import type { Formats } from "../../shared/profile/formats";
import { type ClockTime, formatTime, shortTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import type { SunTimes } from "../../shared/time/sun-times";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { bookingPath } from "../paths";
import { BoatMark } from "./boat-mark";

interface BoatLaneProps {
  boat: BoatView;
  diary: BoatDiary;
  date: ClubDate;
  now: ClubTime;
  sun: SunTimes | null;
}

/**
 * A boat's day by the hour: what is free leads to its booking page, with day and start chosen. One
 * stop for Tab.
 */
export const BoatLane = memo(function BoatLane(props: BoatLaneProps) {
  const { boat, diary, date, now, sun } = props;
  const profile = useProfile();
  const slots = useMemo(() => daySlots(date, diary, now, profile), [date, diary, now, profile]);
  const hours = laneHours(slots);
  const [visited, setVisited] = useState<ClockTime | null>(null);
  const free = hours.filter(({ freeFrom }) => freeFrom !== null);
  const stop = free.find(({ startTime }) => startTime === visited) ?? free[0];
  return (
    <li className={laneRow}>
      <p className={`${beside} flex items-center gap-2 font-semibold leading-tight`}>
        <BoatMark boat={boat} />
        {boat.name}
      </p>
      <p
        className={`${beside} text-ink-soft text-xs leading-tight max-lg:order-last sm:text-sm lg:pl-10`}
      >
        {boat.available ? freeTimesWords(slots, profile) : "Off the water for now"}
      </p>
      {boat.available && (
        <div
          role="toolbar"
          aria-label={`Free hours of ${boat.name}`}
          className={`${laneCells} lg:col-start-2 lg:row-span-2 lg:row-start-1`}
        >
          {hours.map((hour) => (
            <Hour
              key={hour.startTime}
              hour={hour}
              boat={boat}
              date={date}
              dark={isDarkHour(hour.startTime, sun)}
              tabStop={hour === stop}
              onVisit={setVisited}
            />
          ))}
        </div>
      )}
    </li>
  );
});

interface HourProps {
  hour: LaneHour;
  boat: BoatView;
  date: ClubDate;
  dark: boolean;
  tabStop: boolean;
  onVisit: (hour: ClockTime) => void;
}

function Hour({ hour, boat, date, dark, tabStop, onVisit }: HourProps) {
  const formats = useFormats();
  if (hour.freeFrom === null) {
    return (
      <span aria-hidden="true" className={`${cell} border-transparent text-ink-soft ${taken}`}>
        <Time of={hour.startTime} />
      </span>
    );
  }
  return (
    <Link
      href={bookingPath(boat.id, { date, start: hour.freeFrom, duration: lone(hour) })}
      data-hour={hour.startTime}
      tabIndex={tabStop ? 0 : -1}
      onFocus={() => onVisit(hour.startTime)}
      className={`${cell} border-line-strong text-ink no-underline transition-colors hover:border-tide hover:bg-tide-soft ${dark ? inTheDark : "bg-float"}`}
    >
      {hour.freeHalves.map(
        (free, half) =>
          !free && (
            <span
              key={hour.startTime}
              className={`absolute inset-y-0 w-1/2 ${half === 0 ? "left-0" : "right-0"} ${taken}`}
            />
          ),
      )}
      <span className="sr-only">{linkName(hour, boat, dark, formats)}</span>
      <Time of={hour.freeFrom} />
    </Link>
  );
}

/** The booking page begins with an hour, which a lone half cannot have. */
const lone = ({ freeFor }: LaneHour) => (freeFor < 1 ? freeFor : null);

/** Whether any of an hour lies before sunrise or after sunset. */
export const isDarkHour = (startTime: ClockTime, sun: SunTimes | null): boolean =>
  sun !== null && !isLight({ startTime, duration: 1 }, sun);

/** "9:00 PM, free, Heron, in the dark", and for how long where that is less than an hour. */
function linkName(
  { freeFrom, freeFor }: LaneHour,
  { name }: BoatView,
  dark: boolean,
  formats: Formats,
): string {
  const free = freeFor < 1 ? `free for ${formatHours(freeFor)}` : "free";
  return `${formatTime(freeFrom ?? "", formats)}, ${free}, ${name}${dark ? ", in the dark" : ""}`;
}

/** The hour above its half of the day. */
function Time({ of }: { of: string }) {
  const formats = useFormats();
  const [clock, half] = shortTime(of, formats).split(" ");
  return (
    <span
      aria-hidden="true"
      className="relative grid justify-items-center whitespace-nowrap leading-none"
    >
      <span className={`font-semibold ${clock?.includes(":") ? "text-xs tracking-tighter" : ""}`}>
        {clock}
      </span>
      <span className="text-[0.7rem]">{half}</span>
    </span>
  );
}

/** A boat's name, its hours and when it is free, under one another on a phone. */
export const laneRow =
  "grid content-center gap-x-4 gap-y-1 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:items-center lg:gap-y-0";

/** Stays beside the hours that are scrolled to. */
const beside = "sticky left-0 w-[calc(100vw-var(--spacing)*18)] max-w-md lg:w-auto lg:bg-surface";

/** The hours of a day side by side, as wide in each row. */
export const laneCells =
  "flex gap-1 *:w-12 *:shrink-0 max-xs:*:w-14 lg:*:w-0 lg:*:min-w-9 lg:*:flex-1";

const cell =
  "relative grid min-h-12 place-items-center overflow-hidden rounded-md border text-sm tabular-nums";

export const inTheDark = "bg-sunken";

/** Stripes, so that a boat that is out is not told by a colour alone. */
export const taken =
  "bg-signal-soft bg-[repeating-linear-gradient(135deg,transparent_0_5px,color-mix(in_srgb,var(--color-signal)_22%,transparent)_5px_7px)]";

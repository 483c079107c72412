import { getPosition, getTimes } from "suncalc";
import { instantAt } from "./clock-changes";
import type { ClubDate } from "./club-dates";
import type { ClockOffsets } from "./club-now";

/** Where the club is, and how its clock stands to UTC. */
export interface SunPlace extends ClockOffsets {
  latitude: number;
  longitude: number;
}

/** Minutes since the club's midnight. */
export interface SunTimes {
  sunrise: number;
  sunset: number;
}

/** A day on which the sun does not set, and one on which it does not rise. */
const allDay: SunTimes = { sunrise: Number.NEGATIVE_INFINITY, sunset: Number.POSITIVE_INFINITY };
const never: SunTimes = { sunrise: Number.POSITIVE_INFINITY, sunset: Number.NEGATIVE_INFINITY };

const minuteMs = 60_000;

/** By the place itself, the last day that was worked out: a grid asks the same for each of its starts. */
const workedOut = new WeakMap<SunPlace, { date: ClubDate; sun: SunTimes }>();

/** Sunrise and sunset as `lightOf` gives them; null on a day without either. */
export function sunTimes(date: ClubDate, place: SunPlace): SunTimes | null {
  const sun = lightOf(date, place);
  return sun === allDay || sun === never ? null : sun;
}

/**
 * Sunrise and sunset of a club day by the club's clock, whatever zone the browser is in. Where the sun
 * does neither, its height at noon tells whether it is up without end or not at all.
 */
export function lightOf(date: ClubDate, place: SunPlace): SunTimes {
  const known = workedOut.get(place);
  if (known?.date === date) return known.sun;
  const sun = workOut(date, place);
  workedOut.set(place, { date, sun });
  return sun;
}

function workOut(date: ClubDate, place: SunPlace): SunTimes {
  const { latitude, longitude } = place;
  const noon = new Date(instantAt(date, "12:00", place));
  const { sunrise, sunset } = getTimes(noon, latitude, longitude);
  if (!sunrise || !sunset)
    return getPosition(noon, latitude, longitude).altitude > 0 ? allDay : never;
  // On a day on which the clock changes it shows so from its small hours on.
  const midnight = noon.getTime() - 12 * 60 * minuteMs;
  const clubMinutes = (at: Date) => Math.round((at.getTime() - midnight) / minuteMs);
  return { sunrise: clubMinutes(sunrise), sunset: clubMinutes(sunset) };
}

import { getTimes } from "suncalc";
import { type ClubDate, toDay } from "./club-dates";

/** Where the club is, and minutes east of UTC: −420. */
export interface SunPlace {
  latitude: number;
  longitude: number;
  offsetMinutes: number;
}

/** Minutes since the club's midnight. */
export interface SunTimes {
  sunrise: number;
  sunset: number;
}

const minuteMs = 60_000;

/** The day and place that were asked for last: a grid asks the same for each of its starts. */
let last: { asked: string; sun: SunTimes | null } = { asked: "", sun: null };

/** Sunrise and sunset of a club day by the club's clock, whatever zone the browser is in. */
export function sunTimes(date: ClubDate, place: SunPlace): SunTimes | null {
  const asked = `${date} ${place.latitude} ${place.longitude} ${place.offsetMinutes}`;
  if (asked !== last.asked) last = { asked, sun: workOut(date, place) };
  return last.sun;
}

function workOut(date: ClubDate, place: SunPlace): SunTimes | null {
  const midnight = toDay(date).getTime() - place.offsetMinutes * minuteMs;
  const noon = new Date(midnight + 12 * 60 * minuteMs);
  const { sunrise, sunset } = getTimes(noon, place.latitude, place.longitude);
  if (!sunrise || !sunset) return null;
  const clubMinutes = (at: Date) => Math.round((at.getTime() - midnight) / minuteMs);
  return { sunrise: clubMinutes(sunrise), sunset: clubMinutes(sunset) };
}

import { adminStarts } from "../bookings/admin-starts";
import type { BookingLimits } from "../bookings/booking-rules";
import { type BookingSpan, hasPassed } from "../bookings/booking-span";
import type { Finding } from "../bookings/finding";
import type { RowerFacts } from "../bookings/gate-facts";
import { slotTimes } from "../bookings/slot-times";
import { clearanceGap } from "../clearances/clearance-gap";
import { formatHours } from "../hours/quarters";
import { type ClockTime, formatTime, fromMinutes, toMinutes } from "../time/clock-times";
import type { ClubTime } from "../time/club-now";
import { type SunTimes, sunTimes } from "../time/sun-times";
import { isLight, lightHours, type Twilight } from "./outing-light";

/** What the dark is judged by. */
export interface DarkFacts extends Pick<RowerFacts, "place" | "clearances" | "now"> {
  boat: Pick<RowerFacts["boat"], "lights">;
  settings: Pick<
    RowerFacts["settings"],
    "daylightBeforeSunrise" | "daylightAfterSunset" | "nightClearance"
  >;
}

/** An outing that begins or ends in the dark, with the nearest start that does not. */
export function findDark(
  outing: BookingSpan,
  facts: DarkFacts,
  limits: BookingLimits,
): Finding | null {
  const { place, settings, now } = facts;
  const sun = sunTimes(outing.bookingDate, place);
  if (sun === null || isLight(outing, sun, settings) || mayRowAtNight(outing, facts)) return null;
  const light = (limits === "admin" ? adminStarts : slotTimes).filter((startTime) =>
    isLight({ ...outing, startTime }, sun, settings),
  );
  const message = `${boundWords(outing, sun, settings)} ${startWords(outing, light, now)}`;
  return { code: "OUTSIDE_DAYLIGHT", message };
}

/** A boat with lights, and a rower whom the club has cleared for the night. */
function mayRowAtNight({ bookingDate }: BookingSpan, { boat, clearances, settings }: DarkFacts) {
  const { nightClearance } = settings;
  if (!boat.lights || nightClearance === null) return false;
  return clearanceGap(nightClearance, clearances, bookingDate) === null;
}

/** "Sunset is at 5:18 PM; be back by 5:48 PM." */
function boundWords(outing: BookingSpan, sun: SunTimes, twilight: Twilight): string {
  const light = lightHours(sun, twilight);
  if (toMinutes(outing.startTime) < light.from) {
    const from = light.from === sun.sunrise ? "" : ` at ${clock(light.from)}`;
    return `Sunrise is at ${clock(sun.sunrise)}; start${from || " then"} at the earliest.`;
  }
  const by = light.to === sun.sunset ? "then" : clock(light.to);
  return `Sunset is at ${clock(sun.sunset)}; be back by ${by}.`;
}

/** "The last start for 1 hour is 4:30 PM."; `light` are the starts of its day that would do. */
function startWords(outing: BookingSpan, light: readonly ClockTime[], now: ClubTime): string {
  const length = formatHours(outing.duration);
  if (light.length === 0) return `No start leaves light for ${length}; choose a shorter outing.`;
  const ahead = light.filter((startTime) => !hasPassed({ ...outing, startTime }, now));
  const later = ahead.find((start) => start > outing.startTime);
  const start = later ?? ahead.at(-1);
  if (start === undefined) return `No start for ${length} is left on that day; choose another day.`;
  return `The ${later ? "first" : "last"} start for ${length} is ${formatTime(start)}.`;
}

const clock = (minutes: number) => formatTime(fromMinutes(minutes));

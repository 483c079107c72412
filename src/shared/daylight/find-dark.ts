import { adminStarts } from "../bookings/admin-starts";
import type { BookingLimits } from "../bookings/booking-rules";
import type { BookingSpan } from "../bookings/booking-span";
import type { Finding } from "../bookings/finding";
import type { RowerFacts } from "../bookings/gate-facts";
import { slotTimes } from "../bookings/slot-times";
import { clearanceGap } from "../clearances/clearance-gap";
import { formatHours } from "../hours/quarters";
import { formatTime, fromMinutes, toMinutes } from "../time/clock-times";
import { type SunTimes, sunTimes } from "../time/sun-times";
import { isLight, lightHours, type Twilight } from "./outing-light";

/** What the dark is judged by. */
export interface DarkFacts extends Pick<RowerFacts, "place" | "clearances"> {
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
  const { place, settings } = facts;
  const sun = sunTimes(outing.bookingDate, place);
  if (sun === null || isLight(outing, sun, settings) || mayRowAtNight(outing, facts)) return null;
  const message = `${boundWords(outing, sun, settings)} ${startWords(outing, sun, settings, limits)}`;
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

/** "The last start for 1 hour is 4:30 PM." */
function startWords(
  { startTime, duration }: BookingSpan,
  sun: SunTimes,
  twilight: Twilight,
  limits: BookingLimits,
): string {
  const length = formatHours(duration);
  const starts = (limits === "admin" ? adminStarts : slotTimes).filter((start) =>
    isLight({ startTime: start, duration }, sun, twilight),
  );
  const isEarly = toMinutes(startTime) < lightHours(sun, twilight).from;
  const start = isEarly ? starts[0] : starts.at(-1);
  if (start === undefined) return `No start leaves light for ${length}; choose a shorter outing.`;
  return `The ${isEarly ? "first" : "last"} start for ${length} is ${formatTime(start)}.`;
}

const clock = (minutes: number) => formatTime(fromMinutes(minutes));

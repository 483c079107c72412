import { clearanceGap } from "../clearances/clearance-gap";
import type { Clearance } from "../clearances/clearance-schemas";
import type { Finding } from "../finding";
import type { Formats } from "../profile/formats";
import type { BookingSpan } from "../time/booking-span";
import { formatTime, fromMinutes, toMinutes } from "../time/clock-times";
import { lightOf, type SunPlace, type SunTimes } from "../time/sun-times";
import { isLight, lightHours, type Twilight } from "./outing-light";

/** What the dark is judged by. */
export interface DarkFacts {
  place: SunPlace;
  boat: { lights: boolean };
  /** the rower's */
  clearances: readonly Clearance[];
  /** with which clearance a boat with lights may be out in the dark, if with any */
  settings: Twilight & { nightClearance: string | null };
}

/** An outing that begins or ends in the dark: when the sun rises or sets, and what follows from it. */
export function findDark(outing: BookingSpan, facts: DarkFacts, formats: Formats): Finding | null {
  const { place, settings } = facts;
  const sun = lightOf(outing.bookingDate, place);
  if (isLight(outing, sun, settings) || mayRowAtNight(outing, facts)) return null;
  return { code: "OUTSIDE_DAYLIGHT", message: boundWords(outing, sun, settings, formats) };
}

/** A boat with lights, and a rower whom the club has cleared for the night. */
function mayRowAtNight({ bookingDate }: BookingSpan, { boat, clearances, settings }: DarkFacts) {
  const { nightClearance } = settings;
  if (!boat.lights || nightClearance === null) return false;
  return clearanceGap(nightClearance, clearances, bookingDate) === null;
}

/** "Sunset is at 5:18 PM; be back by 5:48 PM." */
function boundWords(
  outing: BookingSpan,
  sun: SunTimes,
  twilight: Twilight,
  formats: Formats,
): string {
  const clock = (minutes: number) => formatTime(fromMinutes(minutes), formats);
  if (sun.sunset < sun.sunrise) return "The sun does not rise that day.";
  const light = lightHours(sun, twilight);
  if (toMinutes(outing.startTime) < light.from) {
    const from = light.from === sun.sunrise ? "" : ` at ${clock(light.from)}`;
    return `Sunrise is at ${clock(sun.sunrise)}; start${from || " then"} at the earliest.`;
  }
  const by = light.to === sun.sunset ? "then" : clock(light.to);
  return `Sunset is at ${clock(sun.sunset)}; be back by ${by}.`;
}

/** "Before the club's advised first start, 8:07 AM.": what a club says that warns and refuses nothing. */
export function darkAdvice(
  { bookingDate, startTime }: BookingSpan,
  facts: DarkFacts,
  formats: Formats,
): string {
  const clock = (minutes: number) => formatTime(fromMinutes(minutes), formats);
  const sun = lightOf(bookingDate, facts.place);
  if (sun.sunset < sun.sunrise) return "The sun does not rise that day.";
  const light = lightHours(sun, facts.settings);
  return toMinutes(startTime) < light.from
    ? `Before the club's advised first start, ${clock(light.from)}.`
    : `After the club's advised time to be back, ${clock(light.to)}.`;
}

import type { Formats } from "../profile/formats";
import type { BookingSpan } from "../time/booking-span";
import { endTime, formatTime, fromMinutes, toMinutes } from "../time/clock-times";
import type { SunTimes } from "../time/sun-times";

type Times = Pick<BookingSpan, "startTime" | "duration">;

/** How long it is called light before sun-up and after sun-down, in minutes. */
export interface Twilight {
  daylightBeforeSunrise: number;
  daylightAfterSunset: number;
}

const noTwilight: Twilight = { daylightBeforeSunrise: 0, daylightAfterSunset: 0 };

/** When it is light, in minutes since midnight. */
export function lightHours(
  { sunrise, sunset }: SunTimes,
  { daylightBeforeSunrise, daylightAfterSunset }: Twilight,
) {
  return { from: sunrise - daylightBeforeSunrise, to: sunset + daylightAfterSunset };
}

/** Whether all of an outing lies between sun-up and sun-down, and their twilight where one is given. */
export function isLight(outing: Times, sun: SunTimes, twilight = noTwilight): boolean {
  const { start, end } = minutesOf(outing);
  const light = lightHours(sun, twilight);
  return start >= light.from && end <= light.to;
}

/** "Sunrise 8:27 AM, sunset 5:24 PM", else which part of an outing is dark, and until when. */
export function lightWords(outing: Times, sun: SunTimes, formats: Formats): string {
  const { start, end } = minutesOf(outing);
  const [sunrise, sunset] = [sun.sunrise, sun.sunset].map((at) =>
    formatTime(fromMinutes(at), formats),
  );
  if (end <= sun.sunrise) return `Dark: sunrise ${sunrise}`;
  if (start >= sun.sunset) return `Dark: sunset ${sunset}`;
  if (start < sun.sunrise) return `Dark at first: sunrise ${sunrise}`;
  if (end > sun.sunset) return `Dark at the end: sunset ${sunset}`;
  return `Sunrise ${sunrise}, sunset ${sunset}`;
}

const minutesOf = ({ startTime, duration }: Times) => ({
  start: toMinutes(startTime),
  end: toMinutes(endTime(startTime, duration)),
});

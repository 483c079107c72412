import { endTime, formatTime, fromMinutes, toMinutes } from "../time/clock-times";
import type { SunTimes } from "../time/sun-times";
import type { BookingSpan } from "./booking-span";

type Times = Pick<BookingSpan, "startTime" | "duration">;

/** Whether all of an outing lies between sun-up and sun-down. */
export function isLight(outing: Times, { sunrise, sunset }: SunTimes): boolean {
  const { start, end } = minutesOf(outing);
  return start >= sunrise && end <= sunset;
}

/** "Sunrise 8:27 AM, sunset 5:24 PM", else which part of an outing is dark, and until when. */
export function lightWords(outing: Times, sun: SunTimes): string {
  const { start, end } = minutesOf(outing);
  const [sunrise, sunset] = [sun.sunrise, sun.sunset].map((at) => formatTime(fromMinutes(at)));
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

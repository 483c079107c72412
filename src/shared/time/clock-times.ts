import type { Formats } from "../profile/formats";

/** A time of day on the club's clock as `HH:mm`: compares as text. */
export type ClockTime = string;

export function toMinutes(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes since midnight as `HH:mm`; 1440 reads 24:00. */
export function fromMinutes(minutes: number): ClockTime {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `6:30 AM`, as every screen writes a time, or `06:30` at a club with the 24-hour clock. */
export function formatTime(time: ClockTime, { clock24 }: Formats): string {
  const minutes = toMinutes(time) % (24 * 60);
  if (clock24) return fromMinutes(minutes);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? "AM" : "PM"}`;
}

/** `6 AM`, `6:30 AM`, where there is little room; `06:00` by the 24-hour clock. */
export const shortTime = (time: ClockTime, formats: Formats): string =>
  formatTime(time, formats).replace(":00 ", " ");

/** `6:30 AM – 8:00 AM`, as every screen writes a stretch of time. */
export function formatTimes(start: ClockTime, end: ClockTime, formats: Formats): string {
  return `${formatTime(start, formats)} – ${formatTime(end, formats)}`;
}

/** When something of `duration` hours that starts at `start` ends. */
export function endTime(start: ClockTime, duration: number): ClockTime {
  return fromMinutes(toMinutes(start) + duration * 60);
}

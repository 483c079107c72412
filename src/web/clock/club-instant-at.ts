import { type ClockTime, toMinutes } from "../../shared/time/clock-times";
import { type ClubDate, toDay } from "../../shared/time/club-dates";

/** When it was `time` at the club on `day`, ISO 8601; the offset in minutes east of UTC. */
export function clubInstantAt(day: ClubDate, time: ClockTime, offsetMinutes: number): string {
  const sinceMidnight = (toMinutes(time) - offsetMinutes) * 60_000;
  return new Date(toDay(day).getTime() + sinceMidnight).toISOString();
}

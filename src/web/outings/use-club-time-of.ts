import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import { useClub } from "../club-clock";
import { clubTimeAt } from "../club-time-at";

/** Writes an instant (ISO 8601) as the time of day on the club's clock: "6:04 AM". */
export type TimeOf = (instant: string) => string;

export function useClubTimeOf(): TimeOf {
  return timeOfAt(useClub()?.clock.offsetMinutes ?? 0);
}

/** The same at an offset that is known, in minutes east of UTC. */
const timeOfAt =
  (offsetMinutes: number): TimeOf =>
  (instant) => {
    const { minutes } = clubTimeAt({ instant, offsetMinutes, today: "", minutes: 0 }, 0);
    return formatTime(fromMinutes(minutes));
  };
